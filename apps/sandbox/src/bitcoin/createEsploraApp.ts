import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { createAddressIndex } from './createAddressIndex.js'
import { ownSpelling } from './ownSpelling.js'
import type { UtxoNode } from './startUtxoNode.js'
import { toSatoshi } from './toSatoshi.js'

const Scan = v.object({
  unspents: v.array(
    v.object({ txid: v.string(), vout: v.number(), amount: v.number(), height: v.number() }),
  ),
})
const Transaction = v.looseObject({
  confirmations: v.optional(v.number(), 0),
  blockhash: v.optional(v.string()),
})
const Block = v.object({ height: v.number() })

/** As many as Esplora lists at a time. */
const pageSize = 25

/** The part of Esplora's interface that pages and wallets use, over a node. What is sent is in a block at once. */
export function createEsploraApp({ call, give, mine }: createEsploraApp.Parameters): Hono {
  const app = new Hono()
  app.use(cors())
  const fail = (context: Context, error: unknown) => context.text(String(error), 400)
  const answer = (path: string, run: (context: Context) => Promise<object | string>) =>
    app.get(path, async (context) => {
      try {
        const found = await run(context)
        return typeof found === 'string' ? context.text(found) : context.json(found)
      } catch (error) {
        return fail(context, error)
      }
    })
  let scanned: Promise<unknown> = Promise.resolve()
  const unspentOf = async (context: Context) => {
    const address = ownSpelling.toNode(context.req.param('address') ?? '')
    // The node does one scan at a time, and refuses another.
    const scan = scanned.then(() => call('scantxoutset', 'start', [`addr(${address})`]))
    scanned = scan.catch(() => {})
    return v.parse(Scan, await scan).unspents
  }
  const statusOf = async (id: string) => {
    const { blockhash } = v.parse(Transaction, await call('getrawtransaction', id, true))
    if (blockhash === undefined) return { confirmed: false }
    const { height } = v.parse(Block, await call('getblockheader', blockhash))
    return { confirmed: true, block_height: height, block_hash: blockhash }
  }

  const index = createAddressIndex({ call })
  const listFrom = async ({ req }: Context) => {
    const { address = '', last } = req.param()
    const all = await index.of(address)
    const begin = last === undefined ? 0 : 1 + all.findIndex(({ txid }) => txid === last)
    return all.slice(begin, begin + pageSize)
  }

  answer('/block-height/:height', async ({ req }) =>
    String(await call('getblockhash', Number(req.param('height')))),
  )
  answer('/blocks/tip/height', async () => String(await call('getblockcount')))
  // A chain without traffic: there is nothing to estimate from.
  answer('/fee-estimates', async () => ({}))
  answer('/address/:address', async (context) => {
    const list = await unspentOf(context)
    const sum = list.reduce((all, { amount }) => all + toSatoshi(amount), 0)
    return {
      address: context.req.param('address') ?? '',
      chain_stats: {
        funded_txo_count: list.length,
        funded_txo_sum: sum,
        spent_txo_count: 0,
        spent_txo_sum: 0,
      },
      mempool_stats: {
        funded_txo_count: 0,
        funded_txo_sum: 0,
        spent_txo_count: 0,
        spent_txo_sum: 0,
      },
    }
  })
  answer('/address/:address/utxo', async (context) =>
    (await unspentOf(context)).map(({ amount, height, txid, vout }) => ({
      ...{ txid, vout, value: toSatoshi(amount) },
      status: { confirmed: true, block_height: height },
    })),
  )
  answer('/address/:address/txs', listFrom)
  answer('/address/:address/txs/chain', listFrom)
  answer('/address/:address/txs/chain/:last', listFrom)
  answer('/tx/:id', ({ req }) => index.find(req.param('id') ?? ''))
  answer('/tx/:id/hex', async ({ req }) => String(await call('getrawtransaction', req.param('id'))))
  answer('/tx/:id/outspends', ({ req }) => index.spendsOf(req.param('id') ?? ''))
  answer('/tx/:id/outspend/:at', async ({ req }) => {
    const { id = '', at } = req.param()
    // Esplora says so of an output that is none, too.
    return (await index.spendsOf(id))[Number(at)] ?? { spent: false }
  })
  answer('/tx/:id/status', ({ req }) => statusOf(req.param('id') ?? ''))
  // Not of Esplora: coins for any account of this network. The answer is the id of the transaction.
  app.post('/faucet/:address/:satoshi', async (context) => {
    const { address, satoshi } = context.req.param()
    try {
      return context.text(await give(address, BigInt(satoshi)))
    } catch (error) {
      return fail(context, error)
    }
  })
  app.post('/tx', async (context) => {
    try {
      const id = await call('sendrawtransaction', (await context.req.text()).trim())
      await mine(1)
      return context.text(String(id))
    } catch (error) {
      return fail(context, error)
    }
  })
  return app
}

export declare namespace createEsploraApp {
  type Parameters = Pick<UtxoNode, 'call' | 'mine'> & {
    give(address: string, satoshi: bigint): Promise<string>
  }
}
