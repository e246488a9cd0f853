import type { SwapFeatures } from '../../../SwapFeatures.js'
import { isRecord } from '../features/isRecord.js'
import { movedTo } from '../features/movedTo.js'
import { readBlockChange } from '../features/readBlockChange.js'
import { readQuantity } from '../features/readQuantity.js'

/**
 * Of a token, what the transaction moved to the account, less what it moved away. Of the coin, what the account had more after the block than before it, with the fee that
 * it paid; not where it sent anything else in that block, where others sent it, and not of a network that takes more than gas.
 */
export const readReceived: SwapFeatures['readReceived'] = async (
  rpc,
  { network, account, asset, hash },
) => {
  const query = (method: string, ...params: readonly unknown[]) =>
    rpc(network.caipNetworkId, { method, params })
  const receipt = await query('eth_getTransactionReceipt', hash)
  if (!isRecord(receipt) || receipt.status !== '0x1') return undefined
  const { address: token } = asset
  if (token !== undefined) return movedTo(receipt.logs, { token, account })
  const block = readQuantity(receipt.blockNumber)
  const { more, sent } = await readBlockChange(rpc, { network, account, block })
  const isSender = String(receipt.from).toLowerCase() === account.toLowerCase()
  if (!isSender || sent !== 1n || receipt.l1Fee !== undefined) return undefined
  const price = readQuantity(receipt.effectiveGasPrice)
  return more + readQuantity(receipt.gasUsed) * price
}
