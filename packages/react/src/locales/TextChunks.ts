import type { AssetMessages } from './AssetMessages.js'
import type { BuyMessages } from './BuyMessages.js'
import type { EmbeddedMessages } from './EmbeddedMessages.js'
import type { ExchangeMessages } from './ExchangeMessages.js'
import type { enButtons } from './en.buttons.js'
import type { enConnectButton } from './en.connectButton.js'
import type { LateMessages } from './LateMessages.js'
import type { Messages } from './Messages.js'
import type { NameMessages } from './NameMessages.js'
import type { NoticeMessages } from './NoticeMessages.js'
import type { PairingMessages } from './PairingMessages.js'
import type { PayMessages } from './PayMessages.js'
import type { PaymentMessages } from './PaymentMessages.js'
import type { ReceiveMessages } from './ReceiveMessages.js'
import type { SessionMessages } from './SessionMessages.js'
import type { SiwxMessages } from './SiwxMessages.js'
import type { SwapMessages } from './SwapMessages.js'
import type { TransferMessages } from './TransferMessages.js'

/** The texts by the code that they are loaded with, in every language alike. */
export type TextChunks = {
  readonly connectButton: ReturnType<typeof enConnectButton>
  readonly buttons: ReturnType<typeof enButtons>
  readonly first: Messages
  readonly late: LateMessages
  readonly assets: AssetMessages
  readonly pairing: PairingMessages
  readonly embedded: EmbeddedMessages
  readonly names: NameMessages
  readonly notices: NoticeMessages
  readonly siwx: SiwxMessages
  readonly swap: SwapMessages
  readonly exchange: ExchangeMessages
  readonly transfer: TransferMessages
  readonly payment: PaymentMessages
  readonly pay: PayMessages
  readonly buy: BuyMessages
  readonly receive: ReceiveMessages
  readonly sessions: SessionMessages
}

export type TextChunk = keyof TextChunks
