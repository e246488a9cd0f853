import type { CaipNetworkId } from '@foyer/protocol'
import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import type { Action } from '../../actions/Action.js'
import type { AccountNamespace, namespaceOfMethod } from '../../actions/namespaceOfMethod.js'
import type { Keys } from '../../vault/Vault.js'
import type { NetworkAccounts } from '../NetworkAccounts.js'
import type { PrepareTable } from '../PrepareTable.js'
import type { WalletEnvironment } from '../WalletEnvironment.js'
import type { DirectFamily } from './DirectFamily.js'

/** Of these methods those of a chain family. */
type MethodOf<namespace extends AccountNamespace, methods extends ApprovalFrameMethod> = {
  [method in methods]: (typeof namespaceOfMethod)[method] extends namespace ? method : never
}[methods]

/** What the wallet's accounts of a chain family do. All of it is in the frame from the beginning: what is large is loaded on use. */
export type AccountFamily<namespace extends AccountNamespace, action extends Action = Action> = {
  /** Makes each of its methods ready to be shown. */
  readonly methods: Pick<Required<PrepareTable>, MethodOf<namespace, ApprovalFrameMethod>>
  /** Of these methods, the ones that an operator switches on: each throws where this one did not. */
  readonly offered?: {
    readonly [method in MethodOf<namespace, ApprovalFrameMethod>]?: (
      world: WalletEnvironment,
    ) => void
  }
  /** What of it needs no approval; absent where the contract with pages names nothing of it. */
  readonly direct?: DirectFamily
  /**
   * The accounts of the user on a network of it, the preferred one first.
   *
   * @throws `Failure` 4100 while no user is logged in
   */
  readAccounts(world: WalletEnvironment, network: CaipNetworkId): NetworkAccounts
  /**
   * Performs an approved action on a network of it.
   *
   * @throws `Failure` when it cannot be done any more as it was shown
   */
  perform(action: action, keys: Keys, world: WalletEnvironment): Promise<unknown>
}
