import type { Address } from 'viem'
import { gasOf } from '../../../../accounts/families/eip155/smart/operation.js'
import type {
  CallsAction,
  GrantAction,
  RevokeAction,
  TransactionAction,
  UserOperation,
  UserOperationAction,
} from '../../../../actions/Action.js'

/** What the network takes a fee for. */
export type Paying =
  | TransactionAction
  | CallsAction
  | UserOperationAction
  | GrantAction
  | RevokeAction

/** What the network takes at most, in wei, and who pays it if not the account. */
export type Fee = {
  readonly most: bigint
  /** What is signed for. */
  readonly gas: bigint
  readonly sponsor: Address | undefined
  /** The sponsor is the server's own, and not one that the page named. */
  readonly isOurs: boolean
}

/** Reads the fee of an action: gas times the highest price that is signed. */
export function feeOf(action: Paying): Fee {
  if (action.kind === 'transaction') return own([action])
  if (action.kind === 'userOperation') return feeOfOperation(action.operation, false)
  if ('operation' in action.by) return feeOfOperation(action.by.operation, action.by.isSponsored)
  return own(action.by.transactions)
}

function own(all: readonly Pick<TransactionAction, 'gas' | 'maxFeePerGas'>[]): Fee {
  const most = all.reduce((sum, { gas, maxFeePerGas }) => sum + gas * maxFeePerGas, 0n)
  const gas = all.reduce((sum, one) => sum + one.gas, 0n)
  return { most, gas, sponsor: undefined, isOurs: false }
}

function feeOfOperation(operation: UserOperation, isOurs: boolean): Fee {
  const gas = gasOf(operation)
  return { most: gas * operation.maxFeePerGas, gas, sponsor: operation.paymaster, isOurs }
}
