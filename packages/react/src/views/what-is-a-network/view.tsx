import { showView, track } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Button } from '../../ui/Button.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Explanation } from '../Explanation.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'WhatIsANetwork'> = {
  after: first,
  texts: ['late'],
  title: (_, __, ___, client) => readLate(client).whatIsANetwork.title,
  Body: WhatIsANetwork,
}

function WhatIsANetwork() {
  const client = useFoyerClient()
  const { whatIsANetwork } = useLateMessages()
  const next = () => {
    track(client, { event: 'CLICK_NETWORKS' })
    showView(client, { name: 'Networks' })
  }
  return (
    <Explanation
      icon={lateIcons.globe}
      icons={[lateIcons.network, lateIcons.bolt, lateIcons.compass]}
      points={whatIsANetwork.points}
    >
      <Button kind="primary" wide onPress={next} testId="next">
        {whatIsANetwork.action}
      </Button>
    </Explanation>
  )
}
