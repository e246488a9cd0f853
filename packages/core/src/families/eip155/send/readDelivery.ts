import { isSameAddress } from '@foyer/protocol'
import type { Delivery, SendFeatures } from '../../../SendFeatures.js'
import { isRecord } from '../features/isRecord.js'
import { movedTo } from '../features/movedTo.js'
import { readBlockChange } from '../features/readBlockChange.js'
import { readHash } from '../features/readHash.js'
import { readQuantity } from '../features/readQuantity.js'

/**
 * What a transaction brought an account: of a token by its logs; of the coin by its value, or, where a contract paid, by what the account had more after the
 * block than before it.
 */
export const readDelivery: NonNullable<SendFeatures['readDelivery']> = async (
  rpc,
  { network, account, asset, hash: given },
) => {
  const hash = readHash(given)
  const query = (method: string, ...params: readonly unknown[]) =>
    rpc(network.caipNetworkId, { method, params })
  const receipt = await query('eth_getTransactionReceipt', hash)
  const transaction = await query('eth_getTransactionByHash', hash)
  if (!isRecord(receipt)) return { is: isRecord(transaction) ? 'waiting' : 'absent' }
  if (receipt.status !== '0x1') return there(0n)
  const { address: token } = asset
  if (token !== undefined) return there(movedTo(receipt.logs, { token, account }) ?? 0n)
  const { to, value } = isRecord(transaction) ? transaction : {}
  if (typeof to === 'string' && isSameAddress('eip155', to, account))
    return there(readQuantity(value))
  const block = readQuantity(receipt.blockNumber)
  try {
    const { more, sent } = await readBlockChange(rpc, { network, account, block })
    return sent === 0n && more >= 0n ? there(more) : { is: 'untold' }
  } catch {
    // Nodes forget what accounts had some hundred blocks ago.
    return { is: 'untold' }
  }
}

function there(amount: bigint): Delivery {
  return { is: 'there', amount }
}
