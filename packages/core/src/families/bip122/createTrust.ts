import type { Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../FamilyFeatures.js'

/** Nodes pass on no longer chains of transactions than 25, and few have more inputs. */
const looksMax = 50

const Given = v.object({
  status: v.object({ confirmed: v.boolean() }),
  vin: v.array(
    v.object({
      txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      prevout: v.nullish(v.object({ scriptpubkey_address: v.nullish(v.string()) })),
    }),
  ),
})

type Given = v.InferOutput<typeof Given>

/**
 * Whether only the account can replace a transaction: it is in a block, or spends outputs of the account alone, each of a transaction of which the same holds. What the
 * source does not say does not count.
 */
export function createTrust(
  rpc: Rpc,
  { address, network }: { address: string; network: Network },
): (txid: string) => Promise<boolean> {
  const known = new Map<string, Promise<Given | undefined>>()
  const fetchGiven = async (txid: string): Promise<Given | undefined> => {
    const answer = await rpc(network.caipNetworkId, { method: `/tx/${txid}` }).catch(() => {})
    const read = v.safeParse(Given, answer)
    return read.success ? read.output : undefined
  }
  const look = (txid: string): Promise<Given | undefined> => {
    const before = known.get(txid)
    if (before || known.size >= looksMax) return before ?? Promise.resolve(undefined)
    const coming = fetchGiven(txid)
    known.set(txid, coming)
    return coming
  }
  return async (txid) => {
    // A set walks what is added meanwhile, and each once: a source that lies in a circle ends too.
    const line = new Set([txid])
    for (const one of line) {
      const given = await look(one)
      const parents = given && parentsOf(given, address)
      if (!parents) return false
      for (const parent of parents) line.add(parent)
    }
    return true
  }
}

/** Those which have to hold for a transaction to hold; `undefined` where others than the account can replace it. */
function parentsOf({ status, vin }: Given, address: string): readonly string[] | undefined {
  if (status.confirmed) return []
  const isOwn = vin.every(({ prevout }) => prevout?.scriptpubkey_address === address)
  return isOwn && vin.length > 0 ? vin.map(({ txid }) => txid) : undefined
}
