import type { ConnectSignIn, SignedOnConnect, WalletSession } from '@foyer/core'
import { signFirst } from '@foyer/core/internal'
import { type Eip1193Provider, isProvider } from '@foyer/protocol'
import type { Config, Connector } from '@wagmi/core'
import { createRequest } from '../dialect/createRequest.js'
import { connectSigned } from './connectSigned.js'

/** Connects a wallet: where it can, by a sign-in, which lets the page in too. In the same turn, but for a connector of the host's config, which makes its provider. */
export async function openFirst({
  config,
  provider,
  connector,
  signIn,
  open,
}: openFirst.Parameters): Promise<WalletSession> {
  if (!signIn) return open({ isReconnecting: false })
  if (connector && connector.type !== 'injected')
    return withSigned(
      await connectSigned(config, connector, signIn),
      await open({ isReconnecting: false }),
    )
  const found = connector ? await connector.getProvider().catch(() => undefined) : provider
  const signed = isProvider(found) && (await signFirst(createRequest(found), signIn))
  if (!signed) return open({ isReconnecting: false })
  const silent = open({ isReconnecting: true })
  return withSigned(signed, await silent.catch(() => open({ isReconnecting: false })))
}

function withSigned(signed: SignedOnConnect | undefined, session: WalletSession): WalletSession {
  const isSame = signed && session.accounts[0].address === signed.address
  return isSame ? { ...session, signedIn: signed } : session
}

export declare namespace openFirst {
  type Parameters = {
    config: Config
    /** Absent for a wallet that is reached by what another made: it connects as ever. */
    provider: Eip1193Provider | undefined
    /** Of the host's wagmi config. */
    connector: Connector | undefined
    signIn: ConnectSignIn | undefined
    /** Connects, unless it is; without a prompt where the wallet has let the page in before. */
    open(how: { isReconnecting: boolean }): Promise<WalletSession>
  }
}
