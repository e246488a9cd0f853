import type { AlertData } from '@foyer/protocol'
import type { AdapterFault } from './AdapterFault.js'
import type { Connector } from './connector.js'
import type { WalletSession } from './WalletSession.js'

/** Callbacks by which an adapter reports to the client what wallets do on their own. */
export type AdapterEvents = {
  /** The complete list of discovered wallets, each time it changes. */
  wallets(connectors: readonly Connector[]): void
  /** The wallet changed accounts or network; `undefined` when it ended the session. */
  session(connectorId: string, session: WalletSession | undefined): void
  /** Transactions sent from here that are not in a block yet. */
  pending(count: number): void
  /** A fault of the host's set-up, shown to the developer. */
  fault?<code extends AdapterFault>(code: code, data: AlertData<code>): void
}
