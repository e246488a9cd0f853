import { show, track } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { lateMessages } from '../../locales/lateMessages.js'
import { Button } from '../../ui/Button.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Explanation } from '../Explanation.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'WhatIsANetwork'> = {
  after: first,
  title: (_, __, ___, options) => lateMessages(options).whatIsANetwork.title,
  Body: WhatIsANetwork,
}

function WhatIsANetwork() {
  const client = useClient()
  const { whatIsANetwork } = useLateMessages()
  const next = () => {
    track(client, { event: 'CLICK_NETWORKS' })
    show(client, { name: 'Networks' })
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
