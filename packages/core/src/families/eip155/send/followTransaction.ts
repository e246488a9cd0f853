import { isSameAddress, type Network } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import type { SendFeatures, SentFate } from '../../../SendFeatures.js'
import { isRecord } from '../features/isRecord.js'
import { readQuantity } from '../features/readQuantity.js'
import { toHex } from '../features/toHex.js'
import { describeCall } from './describeCall.js'

/** So many blocks back another transaction of the same number is looked for. */
const blocksMax = 64

/**
 * What became of a transaction without a receipt. Its number is noted while a node knows it; once the account has used that number, another
 * transaction took its place: the wallet sent the same one for a higher fee, or one that does nothing, or another.
 */
export const followTransaction: NonNullable<SendFeatures['follow']> = async (
  rpc,
  { network, hash, from, mark: nonce, does },
) => {
  const query = (method: string, params: readonly unknown[]) =>
    rpc(network.caipNetworkId, { method, params })
  const known = await query('eth_getTransactionByHash', [hash])
  if (isRecord(known)) {
    const found = Number(readQuantity(known.nonce))
    return nonce === found ? { is: 'waiting' } : { is: 'noted', mark: found }
  }
  if (nonce === undefined) return { is: 'waiting' }
  const used = Number(readQuantity(await query('eth_getTransactionCount', [from, 'latest'])))
  if (used <= nonce) return { is: 'waiting' }
  return findOther(rpc, { network, from, nonce, does })
}

type Sought = {
  readonly network: Network
  readonly from: string
  readonly nonce: number
  readonly does: string | undefined
}

async function findOther(rpc: Rpc, { network, from, nonce, does }: Sought): Promise<SentFate> {
  const query = (method: string, params: readonly unknown[]) =>
    rpc(network.caipNetworkId, { method, params })
  const latest = readQuantity(await query('eth_blockNumber', []))
  for (let back = 0n; back < blocksMax && back <= latest; back++) {
    const block = await query('eth_getBlockByNumber', [toHex(latest - back), true])
    const list = isRecord(block) && Array.isArray(block.transactions) ? block.transactions : []
    const other = list.filter(isRecord).find((one) => isOf(one, from, nonce))
    if (other)
      return { is: 'replaced', by: String(other.hash), kind: kindOf(other, { from, does }) }
  }
  return { is: 'replaced', by: undefined, kind: 'other' }
}

function isOf(one: Readonly<Record<string, unknown>>, from: string, nonce: number): boolean {
  return isSameAddress('eip155', String(one.from), from) && Number(one.nonce) === nonce
}

/** A wallet cancels by a payment of nothing to itself. */
function kindOf(
  { to, value, input }: Readonly<Record<string, unknown>>,
  { from, does }: Pick<Sought, 'from' | 'does'>,
) {
  const call = { to: String(to), value: readQuantity(value), data: String(input) }
  if (describeCall(call) === does) return 'same'
  return isSameAddress('eip155', call.to, from) && call.value === 0n ? 'cancelled' : 'other'
}
