import type { AssetMessages } from './assetMessages.js'
import type { ButtonMessages } from './buttonMessages.js'
import type { EmbeddedMessages } from './embeddedMessages.js'
import type { LateMessages } from './lateMessages.js'
import type { Messages } from './messages.js'
import type { Overrides } from './override.js'
import type { PairingMessages } from './pairingMessages.js'

/**
 * What `createFoyer({ messages })` may be given: any part of the texts. `satisfies MessageOverrides` has
 * the compiler check their names.
 */
export type MessageOverrides = Overrides<Messages & LateMessages> & {
  /** Of the buttons on the page. */
  readonly buttons?: Overrides<ButtonMessages>
  /** Of what an account holds and did. */
  readonly assets?: Overrides<AssetMessages>
  /** Of pairing with a wallet elsewhere. */
  readonly pairing?: Overrides<PairingMessages>
  /** Of logging in by e-mail or a social account, and of the wallet that comes with it. */
  readonly embedded?: Overrides<EmbeddedMessages>
}
