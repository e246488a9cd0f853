import type { CaipNetworkId } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import type { FeeLine } from '../../../SendFeatures.js'
import { readQuantity } from '../features/readQuantity.js'
import { toWord } from '../features/toWord.js'
import type { Eip155Transaction } from '../types.js'

/** Where rollups keep what the data of a transaction costs: those of the OP stack, and Scroll. Other networks have nothing there. */
const oracles = [
  '0x420000000000000000000000000000000000000F',
  '0x5300000000000000000000000000000000000002',
] as const
const selectors = { getL1Fee: '0x49948e0e', getOperatorFee: '0x275aedd2' } as const
/** What a transaction has beside its fields: their heads, and a signature. They count as bytes that do not compress. */
const otherBytes = 88

/**
 * What a rollup takes beside gas: for the data that it keeps on its base chain, twice of what it says now, because that price moves with each block
 * of the other chain; and for its operator, by the gas that it may use. Nothing on other networks.
 */
export async function readRollupFees(
  rpc: Rpc,
  id: CaipNetworkId,
  transaction: Eip155Transaction,
  gas: bigint | Promise<bigint> = transaction.gas ?? 0n,
): Promise<readonly FeeLine[]> {
  const query = async (to: string, data: string) => {
    const answer = await rpc(id, { method: 'eth_call', params: [{ to, data }, 'latest'] })
    return answer === '0x' ? undefined : readQuantity(answer)
  }
  const data = `${selectors.getL1Fee}${bytesOf(transaction)}`
  const found = await Promise.all(
    oracles.map((oracle) => query(oracle, data).catch(() => undefined)),
  )
  const at = found.findIndex((one) => one !== undefined)
  const [oracle, layer1] = [oracles[at], found[at]]
  if (oracle === undefined || layer1 === undefined) return []
  const word = toWord(await gas)
  // A network that is older than this fee reverts.
  const operator = await query(oracle, `${selectors.getOperatorFee}${word}`).catch(() => undefined)
  return [
    { kind: 'layer1', amount: 2n * layer1 },
    ...(operator ? [{ kind: 'operator', amount: operator } as const] : []),
  ]
}

/** As `bytes` of the ABI: as long as the transaction is, and as hard to compress. */
function bytesOf({ to, data = '0x' }: Eip155Transaction): string {
  const filler = Array.from({ length: otherBytes }, (_, index) =>
    ((index * 151 + 17) % 255).toString(16).padStart(2, '0'),
  ).join('')
  const hex = `${(to ?? '').slice(2)}${data.slice(2)}${filler}`
  const length = hex.length / 2
  return `${toWord(32n)}${toWord(BigInt(length))}${hex.padEnd(Math.ceil(length / 32) * 64, '0')}`
}
