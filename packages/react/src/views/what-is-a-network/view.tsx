import { show, track } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useGuideMessages } from '../../hooks/useGuideMessages.js'
import { guideMessages } from '../../locales/guideMessages.js'
import { Button } from '../../ui/Button.js'
import { Explanation } from '../Explanation.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'WhatIsANetwork'> = {
  after: first,
  title: (_, __, ___, options) => guideMessages(options).whatIsANetwork.title,
  Body: WhatIsANetwork,
}

function WhatIsANetwork() {
  const client = useClient()
  const { whatIsANetwork } = useGuideMessages()
  const next = () => {
    track(client, { event: 'CLICK_NETWORKS' })
    show(client, { name: 'Networks' })
  }
  return (
    <Explanation icon="globe" icons={['network', 'bolt', 'compass']} points={whatIsANetwork.points}>
      <Button kind="primary" wide onPress={next} testId="next">
        {whatIsANetwork.action}
      </Button>
    </Explanation>
  )
}
