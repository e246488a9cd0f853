import { bytesToHex, type Hex } from 'viem'
import type { MessageAction, TransactionAction, TypedDataAction } from '../../../actions/Action.js'
import type { Keys } from '../../../vault/Vault.js'
import { notOurs } from '../../failures.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { createOwner } from './createOwner.js'
import { sendTransaction } from './sendTransaction.js'

/** Of the plain account: signs a message or typed data, or signs and sends a transaction. */
export async function performPlain(
  action: MessageAction | TypedDataAction | TransactionAction,
  keys: Keys,
  world: WalletEnvironment,
): Promise<Hex> {
  const owner = createOwner(keys.evm)
  const { address, type } = action.account
  if (type !== 'eoa' || owner.address !== address) throw notOurs()
  if (action.kind === 'transaction') return sendTransaction(world, action.network, owner, action)
  return action.kind === 'message'
    ? owner.signMessage({ message: { raw: bytesToHex(action.bytes) } })
    : owner.signTypedData(action.typedData)
}
