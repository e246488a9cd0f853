import { showView, track } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Explanation } from '../Explanation.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'WhatIsAWallet'> = {
  after: first,
  texts: ['late'],
  title: (_, __, ___, client) => readLate(client).whatIsAWallet.title,
  Body: WhatIsAWallet,
}

function WhatIsAWallet() {
  const client = useFoyerClient()
  const { whatIsAWallet } = useLateMessages()
  const next = () => {
    track(client, { event: 'CLICK_GET_WALLET' })
    showView(client, { name: 'GetWallet' })
  }
  return (
    <Explanation
      icon={icons.wallet}
      icons={[lateIcons.layers, lateIcons.key, lateIcons.shield]}
      points={whatIsAWallet.points}
    >
      <Button kind="primary" wide onPress={next} testId="next">
        {whatIsAWallet.action}
      </Button>
    </Explanation>
  )
}
