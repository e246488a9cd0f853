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
  readonly vin: readonly { readonly prevout: Output | null }[]
  readonly vout: readonly Output[]
  readonly status: { confirmed: true; block_height: number; block_hash: string; block_time: number }
}

/** Which transactions concern an address: the whole chain, read block by block as it grows. */
export function createAddressIndex({ call }: Pick<UtxoNode, 'call'>) {
  const outputs = new Map<string, Output>()
  const byAddress = new Map<string, Listed[]>()
  const byId = new Map<string, Listed>()
  let height = 0
  let reading: Promise<void> = Promise.resolve()

  const take = (one: Listed) => {
    byId.set(one.txid, one)
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
        vin: vin.map((one) => ({ prevout: outputs.get(`${one.txid}:${one.vout}`) ?? null })),
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
  return {
    /** The newest first, as wallets spell the address. */
    async of(address: string): Promise<readonly Listed[]> {
      await catchUp()
      return byAddress.get(address) ?? []
    },
    /** @throws where no block has it */
    async find(id: string): Promise<Listed> {
      await catchUp()
      const found = byId.get(id)
      if (!found) throw new Error('Transaction not found')
      return found
    },
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
