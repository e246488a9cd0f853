import { bytesToHex, type Hex } from 'viem'
import type { MessageAction, TypedDataAction } from '../../../../actions/Action.js'
import type { Keys } from '../../../../vault/Vault.js'
import { notOurs } from '../../../failures.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { createOwner } from '../createOwner.js'
import { createSafe } from './createSafe.js'

/** Signs a message or typed data for the smart account (EIP-1271; ERC-6492 while it is not deployed). */
export async function signBySafe(
  action: MessageAction | TypedDataAction,
  keys: Keys,
  world: WalletEnvironment,
): Promise<Hex> {
  const safe = await createSafe(world, action.network, createOwner(keys.evm))
  if (safe.address !== action.account.address) throw notOurs()
  return action.kind === 'message'
    ? safe.signMessage({ message: { raw: bytesToHex(action.bytes) } })
    : safe.signTypedData(action.typedData)
}
