import type { ConnectSignIn, WalletSession } from '@foyer/core'
import { signFirst } from '@foyer/core/internal'
import type { Eip1193Provider } from '@foyer/protocol'
import { createRequest } from '../dialect/createRequest.js'

/** Connects a wallet: where it can, by a sign-in, which lets the page in too. In the same turn. */
export async function openFirst({
  provider,
  signIn,
  open,
}: openFirst.Parameters): Promise<WalletSession> {
  const signed = signIn && provider && (await signFirst(createRequest(provider), signIn))
  if (!signed) return open({ isReconnecting: false })
  const silent = open({ isReconnecting: true })
  const session = await silent.catch(() => open({ isReconnecting: false }))
  const isSame = session.accounts[0].address === signed.address
  return isSame ? { ...session, signedIn: signed } : session
}

export declare namespace openFirst {
  type Parameters = {
    /** Absent for a wallet that is reached by what another made: it connects as ever. */
    provider: Eip1193Provider | undefined
    signIn: ConnectSignIn | undefined
    /** Connects, without a prompt where the wallet has let the page in before. */
    open(how: { isReconnecting: boolean }): Promise<WalletSession>
  }
}
