import { openWallet, walletLinks } from '@foyer/core/internal'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import type { useLiveCode } from '../useLiveCode.js'
import { Invitation } from './Invitation.js'
import type { ShownWallet } from './ShownWallet.js'
import { Ways } from './Ways.js'

/** The wallet's program on this computer, or its page: a press opens it with the request. */
export function OpenElsewhere({ wallet, code, place }: OpenElsewhere.Props) {
  const client = useFoyerClient()
  const texts = usePairingMessages()
  const [opened, setOpened] = useState(false)
  const { entry, name } = wallet
  const open = () => {
    const link = walletLinks(entry)[place]
    setOpened(openWallet(client, { walletId: entry.id, name, link, kind: 'page' }))
  }
  return (
    <Invitation
      wallet={wallet}
      state={opened ? 'wait' : 'idle'}
      title={texts[place].title(name)}
      text={opened ? texts.app.away : texts[place].text}
    >
      <Ways
        code={code}
        isOpened={opened}
        label={opened ? texts.app.again : texts[place].open(name)}
        onOpen={open}
        testId={`open-${place}`}
      />
    </Invitation>
  )
}

export declare namespace OpenElsewhere {
  type Props = { wallet: ShownWallet; code: useLiveCode.Result; place: 'desktop' | 'web' }
}
