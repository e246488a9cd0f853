import type { SwapFeatures } from '../../../SwapFeatures.js'
import { isRecord } from '../features/isRecord.js'
import { movedTo } from '../features/movedTo.js'
import { readQuantity } from '../features/readQuantity.js'
import { toHex } from '../features/toHex.js'

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
  const at = (method: string, number: bigint) =>
    query(method, account, toHex(number)).then(readQuantity)
  const [had, has, used, uses] = await Promise.all([
    at('eth_getBalance', block - 1n),
    at('eth_getBalance', block),
    at('eth_getTransactionCount', block - 1n),
    at('eth_getTransactionCount', block),
  ])
  const isSender = String(receipt.from).toLowerCase() === account.toLowerCase()
  if (!isSender || uses - used !== 1n || receipt.l1Fee !== undefined) return undefined
  const price = readQuantity(receipt.effectiveGasPrice)
  return has - had + readQuantity(receipt.gasUsed) * price
}
