import type { CaipNetworkId } from '@foyer/protocol'
import type { Call } from '../FamilyFeatures.js'
import type { WalletSession } from '../WalletSession.js'

/** What a family's dialect works on, over the embedded wallet. */
export type EmbeddedLogin = {
  /** @throws `login_needed` */
  demand(): Promise<WalletSession>
  /** The session of an earlier visit, without a prompt. */
  resume(): Promise<WalletSession | undefined>
  /** Goes to a network; `undefined` is one that the call does not name. @throws the wallet's error 4902 */
  switchTo(target: CaipNetworkId | undefined): Promise<null>
}

export type EmbeddedDialect = (
  login: EmbeddedLogin,
) => Readonly<Record<string, (call: Call) => Promise<unknown>>>
