import { showView } from '@foyer/core/internal'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { readBuy } from '../../locales/readBuy.js'
import { Button } from '../../ui/Button.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Explanation } from '../Explanation.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'WhatIsABuy'> = {
  after: first,
  texts: ['late', 'buy'],
  title: (_, __, ___, client) => readBuy(client).explained.title,
  Body: WhatIsABuy,
}

function WhatIsABuy() {
  const client = useFoyerClient()
  const { explained } = useBuyMessages()
  return (
    <Explanation
      icon={lateIcons.card}
      icons={[lateIcons.card, lateIcons.shield, lateIcons.layers]}
      points={explained.points}
    >
      <Button
        kind="primary"
        wide
        onPress={() => showView(client, { name: 'OnRampProviders' })}
        testId="next"
      >
        {explained.action}
      </Button>
    </Explanation>
  )
}
