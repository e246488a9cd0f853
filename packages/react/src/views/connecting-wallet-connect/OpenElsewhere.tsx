import { openWallet, walletLinks } from '@foyer/core'
import { useState } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { lateIcons } from '../../ui/lateIcons.js'
import type { useLiveCode } from '../useLiveCode.js'
import { Copy } from './Copy.js'
import { Invitation } from './Invitation.js'
import { Renew } from './Renew.js'
import type { Wallet } from './Wallet.js'

/** The wallet's program on this computer, or its page: a press opens it with the request. */
export function OpenElsewhere({ wallet, code, place }: OpenElsewhere.Props) {
  const client = useClient()
  const texts = usePairingMessages()
  const [opened, setOpened] = useState(false)
  const { uri, stale } = code
  const { entry, name } = wallet
  const ready = uri !== undefined && !stale
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
      <Actions>
        <Copy code={code} ready={ready} />
        {stale ? (
          <Renew code={code} />
        ) : (
          <Button
            kind={opened ? 'neutral' : 'primary'}
            wide
            iconEnd={lateIcons.out}
            busy={!ready}
            onPress={open}
            testId={`open-${place}`}
          >
            {opened ? texts.app.again : texts[place].open(name)}
          </Button>
        )}
      </Actions>
    </Invitation>
  )
}

export declare namespace OpenElsewhere {
  type Props = { wallet: Wallet; code: useLiveCode.Result; place: 'desktop' | 'web' }
}
