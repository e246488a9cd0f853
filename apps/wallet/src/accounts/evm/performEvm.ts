import { bytesToHex, type Hex } from 'viem'
import type { MessageAction, TransactionAction, TypedDataAction } from '../../requests/Action.js'
import type { Keys } from '../../vault/Vault.js'
import { notOurs } from '../failures.js'
import type { World } from '../World.js'
import { createOwner } from './createOwner.js'
import { sendTransaction } from './sendTransaction.js'

/** Signs a message or typed data, or signs and sends a transaction. */
export async function performEvm(
  action: MessageAction | TypedDataAction | TransactionAction,
  keys: Keys,
  world: World,
): Promise<Hex> {
  const owner = createOwner(keys.evm)
  if (action.account.type === 'smartAccount') {
    const { createSafe } = await import('../smart/createSafe.js')
    const safe = await createSafe(world, action.network, owner)
    if (safe.address !== action.account.address || action.kind === 'transaction') throw notOurs()
    return action.kind === 'message'
      ? safe.signMessage({ message: { raw: bytesToHex(action.bytes) } })
      : safe.signTypedData(action.typedData)
  }
  if (owner.address !== action.account.address) throw notOurs()
  if (action.kind === 'transaction') return sendTransaction(world, action.network, owner, action)
  return action.kind === 'message'
    ? owner.signMessage({ message: { raw: bytesToHex(action.bytes) } })
    : owner.signTypedData(action.typedData)
}
