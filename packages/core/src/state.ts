import type { AccountState } from './account/state.js'
import type { BuyState } from './buy/state.js'
import type { ConnectionState } from './connection/state.js'
import type { EmbeddedState } from './embedded/state.js'
import type { FeaturesState } from './features/state.js'
import type { ModalState } from './modal/state.js'
import type { NamesState } from './names/state.js'
import type { NetworkState } from './network/state.js'
import type { NoticesState } from './notices/state.js'
import type { PairingState } from './pairing/state.js'
import type { Payment } from './pay/state.js'
import type { ScreensState } from './screens/state.js'
import type { SendState } from './send/state.js'
import type { SiwxState } from './siwx/state.js'
import type { SwapState } from './swap/state.js'
import type { TelemetryState } from './telemetry/state.js'
import type { ThemeState } from './theme/state.js'
import type { StackState } from './transactions/state.js'
import type { WalletsState } from './wallets/state.js'

/** The state of one client, a slice per room. */
export type State = {
  readonly account: AccountState
  /** Absent until a purchase is begun, or one of an earlier page is followed. */
  readonly buy?: BuyState | undefined
  readonly connection: ConnectionState
  readonly embedded: EmbeddedState
  readonly features: FeaturesState
  readonly modal: ModalState
  /** Absent until names are read. */
  readonly names?: NamesState | undefined
  readonly network: NetworkState
  readonly notices: NoticesState
  readonly pairing: PairingState
  /** Absent until a page opens a payment. */
  readonly pay?: Payment | undefined
  readonly screens: ScreensState
  readonly send: SendState
  readonly siwx: SiwxState
  /** Absent until a swap is begun. */
  readonly swap?: SwapState | undefined
  readonly telemetry: TelemetryState
  readonly theme: ThemeState
  readonly transactions: StackState
  readonly wallets: WalletsState
}
