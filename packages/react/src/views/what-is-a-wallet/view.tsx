import { show, track } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { lateMessages } from '../../locales/lateMessages.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Explanation } from '../Explanation.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'WhatIsAWallet'> = {
  after: first,
  title: (_, __, ___, options) => lateMessages(options).whatIsAWallet.title,
  Body: WhatIsAWallet,
}

function WhatIsAWallet() {
  const client = useClient()
  const { whatIsAWallet } = useLateMessages()
  const next = () => {
    track(client, { event: 'CLICK_GET_WALLET' })
    show(client, { name: 'GetWallet' })
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
