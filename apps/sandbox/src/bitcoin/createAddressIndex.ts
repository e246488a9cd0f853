import * as v from 'valibot'
import { ownSpelling } from './ownSpelling.js'
import type { UtxoNode } from './startUtxoNode.js'
import { toSatoshi } from './toSatoshi.js'

const Script = v.object({
  address: v.optional(v.string()),
  addresses: v.optional(v.array(v.string())),
})
const Block = v.object({
  height: v.number(),
  time: v.number(),
  tx: v.array(
    v.object({
      txid: v.string(),
      vin: v.array(v.object({ txid: v.optional(v.string()), vout: v.optional(v.number()) })),
      vout: v.array(v.object({ value: v.number(), scriptPubKey: Script })),
    }),
  ),
})

type Output = { scriptpubkey_address?: string; value: number }
/** A transaction as Esplora lists it. */
type Listed = {
  readonly txid: string
  readonly vin: readonly {
    readonly txid: string | undefined
    readonly vout: number | undefined
    readonly prevout: Output | null
  }[]
  readonly vout: readonly Output[]
  readonly status: { confirmed: true; block_height: number; block_hash: string; block_time: number }
}

/** Whether an output is spent, and by which transaction, as Esplora says it. */
type Spend =
  | { readonly spent: false }
  | ({ readonly spent: true; readonly vin: number } & Pick<Listed, 'txid' | 'status'>)

/** Which transactions concern an address: the whole chain, read block by block as it grows. */
export function createAddressIndex({ call }: Pick<UtxoNode, 'call'>) {
  const outputs = new Map<string, Output>()
  const byAddress = new Map<string, Listed[]>()
  const byId = new Map<string, Listed>()
  const spenders = new Map<string, Spend>()
  let height = 0
  let reading: Promise<void> = Promise.resolve()

  const take = (one: Listed) => {
    byId.set(one.txid, one)
    for (const [vin, { txid, vout }] of one.vin.entries())
      spenders.set(`${txid}:${vout}`, { spent: true, txid: one.txid, vin, status: one.status })
    const all = [...one.vin.flatMap(({ prevout }) => prevout ?? []), ...one.vout]
    for (const address of new Set(all.flatMap((output) => output.scriptpubkey_address ?? [])))
      byAddress.set(address, [one, ...(byAddress.get(address) ?? [])])
  }
  const readBlock = async (hash: string) => {
    const block = v.parse(Block, await call('getblock', hash, 2))
    for (const { txid, vin, vout } of block.tx) {
      const own = vout.map(({ scriptPubKey, value }) => toOutput(scriptPubKey, value))
      for (const [index, output] of own.entries()) outputs.set(`${txid}:${index}`, output)
      take({
        ...{ txid, vout: own },
        vin: vin.map(({ txid: from, vout: at }) => ({
          ...{ txid: from, vout: at, prevout: outputs.get(`${from}:${at}`) ?? null },
        })),
        status: {
          ...{ confirmed: true, block_height: block.height },
          ...{ block_hash: hash, block_time: block.time },
        },
      })
    }
  }
  const readOn = async () => {
    const newest = Number(await call('getblockcount'))
    while (height < newest) {
      await readBlock(String(await call('getblockhash', height + 1)))
      height += 1
    }
  }
  const catchUp = () => {
    reading = reading.catch(() => {}).then(readOn)
    return reading
  }
  /** @throws where no block has it */
  const find = async (id: string): Promise<Listed> => {
    await catchUp()
    const found = byId.get(id)
    if (!found) throw new Error('Transaction not found')
    return found
  }
  return {
    /** The newest first, as wallets spell the address. */
    async of(address: string): Promise<readonly Listed[]> {
      await catchUp()
      return byAddress.get(address) ?? []
    },
    /** What became of each output of a transaction. @throws where no block has it */
    async spendsOf(id: string): Promise<readonly Spend[]> {
      const { vout } = await find(id)
      return vout.map((_, at) => spenders.get(`${id}:${at}`) ?? { spent: false })
    },
    find,
  }
}

function toOutput(
  { address, addresses = [] }: v.InferOutput<typeof Script>,
  coins: number,
): Output {
  const [written = address] = addresses
  const value = toSatoshi(coins)
  return written === undefined
    ? { value }
    : { value, scriptpubkey_address: ownSpelling.fromNode(written) }
}
