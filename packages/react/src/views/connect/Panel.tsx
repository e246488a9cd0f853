import type { ConnectMethod } from '@foyer/core'
import { showView } from '@foyer/core/internal'
import { Fragment } from 'react'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { Button } from '../../ui/Button.js'
import { Divider } from '../../ui/Divider.js'
import { icons } from '../../ui/icons.js'
import { EmailEntry } from '../EmailEntry.js'
import { SocialEntry } from '../SocialEntry.js'
import { usePreparedLogin } from '../usePreparedLogin.js'

/** The ways beside the wallets, in their order, and the line between both. */
export function Panel({ ways, line, refusedBy }: Panel.Props) {
  const { or } = useEmbeddedMessages()
  usePreparedLogin()
  return (
    <>
      {line === 'end' && <Divider label={or} />}
      {ways.map((way, index) => (
        <Fragment key={way}>
          {index > 0 && isApart(way, ways[index - 1]) && <Divider label={or} />}
          {way === 'email' && <EmailEntry refusedBy={refusedBy} />}
          {way === 'social' && <SocialEntry refusedBy={refusedBy} />}
          {way === 'wallet' && <Collapsed refusedBy={refusedBy} />}
        </Fragment>
      ))}
      {line === 'start' && <Divider label={or} />}
    </>
  )
}

export declare namespace Panel {
  type Props = {
    ways: readonly ConnectMethod[]
    /** Where the wallets begin, if they stand beside. */
    line: 'start' | 'end' | undefined
    refusedBy: string | undefined
  }
}

/** E-mail and socials are one: logging in. Wallets are the other. */
function isApart(way: ConnectMethod, before: ConnectMethod | undefined): boolean {
  return way === 'wallet' || before === 'wallet'
}

/** In the place of the list. */
function Collapsed({ refusedBy }: Pick<Panel.Props, 'refusedBy'>) {
  const client = useFoyerClient()
  const { continueWithWallet } = useEmbeddedMessages()
  return (
    <Button
      wide
      icon={icons.wallet}
      disabled={refusedBy !== undefined}
      describedBy={refusedBy}
      onPress={() => showView(client, { name: 'ConnectWallets' })}
      testId="continue-with-wallet"
    >
      {continueWithWallet}
    </Button>
  )
}
