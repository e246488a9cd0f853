import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { World } from '../chain/world.js'
import { serveApp } from '../serveApp.js'
import { createSolanaLedger, type Ledger } from './createSolanaLedger.js'
import { methods } from './methods.js'
import { RpcError } from './RpcError.js'

const slotMs = 400

export type LocalSolana = {
  readonly chain: NonNullable<World['solana']>
  /** Puts an account on the network as no program would. */
  readonly put: Ledger['put']
  /** Puts a program on the network, as its compiler wrote it. */
  readonly deploy: Ledger['deploy']
  stop(): Promise<void>
}

const Call = v.looseObject({
  id: v.optional(v.unknown()),
  method: v.string(),
  params: v.optional(v.array(v.unknown()), []),
})

/**
 * A network of Solana in this process: its own machine with the programs that every cluster has, behind the calls of a node.
 * `requestAirdrop` gives coins to any account.
 */
export async function startSolana({
  port = 0,
  genesisHash,
}: startSolana.Options = {}): Promise<LocalSolana> {
  const ledger = createSolanaLedger(genesisHash)
  const answer = (given: unknown) => {
    const call = v.safeParse(Call, given)
    if (!call.success)
      return { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'Invalid request' } }
    const { id, method, params } = call.output
    try {
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!own) throw new RpcError(-32_601, 'Method not found')
      return { jsonrpc: '2.0', id, result: own(ledger, params) }
    } catch (error) {
      const { code, data, message } =
        error instanceof RpcError ? error : new RpcError(-32_602, 'Invalid params')
      return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
    }
  }
  const app = new Hono()
  app.use(cors())
  app.post('/', async (context: Context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    return context.json(Array.isArray(body) ? body.map(answer) : answer(body))
  })
  const served = await serveApp(app, port)
  const clock = setInterval(() => ledger.tick(), slotMs)
  return {
    chain: {
      id: `solana:${ledger.genesisHash.slice(0, 32)}`,
      name: 'Foyer Local Solana',
      rpcUrl: served.url,
    },
    put: ledger.put,
    deploy: ledger.deploy,
    async stop() {
      clearInterval(clock)
      await served.stop()
    },
  }
}

export declare namespace startSolana {
  type Options = {
    readonly port?: number
    /** The hash of the first block, by which the network is known. Default: the sandbox's own. */
    readonly genesisHash?: string
  }
}
