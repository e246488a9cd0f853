import type { AssetMessages } from './AssetMessages.js'
import type { ButtonMessages } from './ButtonMessages.js'
import type { BuyMessages } from './BuyMessages.js'
import type { EmbeddedMessages } from './EmbeddedMessages.js'
import type { ExchangeMessages } from './ExchangeMessages.js'
import type { LateMessages } from './LateMessages.js'
import type { Messages } from './Messages.js'
import type { NameMessages } from './NameMessages.js'
import type { NoticeMessages } from './NoticeMessages.js'
import type { Overrides } from './override.js'
import type { PairingMessages } from './PairingMessages.js'
import type { PayMessages } from './PayMessages.js'
import type { PaymentMessages } from './PaymentMessages.js'
import type { ReceiveMessages } from './ReceiveMessages.js'
import type { SessionMessages } from './SessionMessages.js'
import type { SiwxMessages } from './SiwxMessages.js'
import type { SwapMessages } from './SwapMessages.js'
import type { TransferMessages } from './TransferMessages.js'

/**
 * What `createFoyer({ messages })` may be given: any part of the texts. `satisfies MessageOverrides` has
 * the compiler check their names.
 */
export type MessageOverrides = Overrides<Messages & LateMessages> & {
  /** Of the buttons on the page. */
  readonly buttons?: Overrides<ButtonMessages>
  /** Of what an account holds and did. */
  readonly assets?: Overrides<AssetMessages>
  /** Of toasts, by the code of the notice. */
  readonly notices?: Overrides<NoticeMessages>
  /** Of pairing with a wallet elsewhere. */
  readonly pairing?: Overrides<PairingMessages>
  /** Of logging in by e-mail or a social account, and of the wallet that comes with it. */
  readonly embedded?: Overrides<EmbeddedMessages>
  /** Of keys that act for an account by themselves. */
  readonly sessions?: Overrides<SessionMessages>
  /** Of signing in with a wallet. */
  readonly siwx?: Overrides<SiwxMessages>
  /** Of what is seen of a swap at first: the fields, what it comes to, and the button. */
  readonly swap?: Overrides<SwapMessages>
  /** Of what follows in a swap: choices, tokens, the review and what fails. */
  readonly exchange?: Overrides<ExchangeMessages>
  /** Of what is seen of sending at first: the fields and the button. */
  readonly transfer?: Overrides<TransferMessages>
  /** Of what follows in sending: receivers, tokens, the review and what fails. */
  readonly payment?: Overrides<PaymentMessages>
  /** Of payments that the page opens. */
  readonly pay?: Overrides<PayMessages>
  /** Of account names. */
  readonly names?: Overrides<NameMessages>
  /** Of buying coins for money. */
  readonly buy?: Overrides<BuyMessages>
  /** Of receiving. */
  readonly receive?: Overrides<ReceiveMessages>
}
