import {
  address,
  getBase58Encoder,
  type Instruction,
  isSignerRole,
  isWritableRole,
} from '@solana/kit'
import { Hono } from 'hono'
import * as v from 'valibot'
import { exchangeAuthority, priceOf, tokenAccountOf, writeRoute } from '../exchange/route.js'
import { u64 } from '../program/bytes.js'
import { writeSetup } from './writeSetup.js'

const Query = v.object({
  ...{ inputMint: v.string(), outputMint: v.string(), taker: v.string() },
  amount: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  slippageBps: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/)), '50'),
  wrapAndUnwrapSol: v.optional(v.string(), 'true'),
})
type Account = { readonly owner: string; readonly data: readonly [string, string] } | null

/**
 * Plays Jupiter on a local network: `GET /swap/v2/build`, as its documents have it, by the exchange that stands at the address of its program. It wants a key, and any is one; a fee it does not
 * take.
 */
export function createJupiterApp(rpcUrl: string): Hono {
  const request = createRequest(rpcUrl)
  const read = async (owners: readonly string[]) => {
    const options = { encoding: 'base64' }
    const { value } = (await request('getMultipleAccounts', owners, options)) as {
      value: readonly Account[]
    }
    return value.map((one) => one && { owner: one.owner, data: Buffer.from(one.data[0], 'base64') })
  }
  const app = new Hono()
  app.get('/swap/v2/build', async (context) => {
    if (!context.req.header('x-api-key')) return context.json({ error: 'Unauthorized' }, 401)
    const query = v.safeParse(Query, context.req.query())
    if (!query.success) return context.json({ error: 'Invalid query' }, 400)
    const { inputMint, outputMint, taker, wrapAndUnwrapSol } = query.output
    const [from, to, account] = [address(inputMint), address(outputMint), address(taker)]
    const amount = BigInt(query.output.amount)
    const slippageBps = Number(query.output.slippageBps)
    const [price, fromMint, toMint] = await read([await priceOf(from, to), from, to])
    if (!price || !fromMint || !toMint) return context.json({ error: 'No routes found' }, 400)
    const [source, target] = [
      { mint: from, program: address(fromMint.owner) },
      { mint: to, program: address(toMint.owner) },
    ]
    const quoted = (amount * price.data.readBigUInt64LE(0)) / price.data.readBigUInt64LE(8)
    const [authority] = await exchangeAuthority()
    const [vault] = await read([await tokenAccountOf(authority, target)])
    if ((vault?.data.readBigUInt64LE(64) ?? 0n) < quoted) {
      const errorCode = 'ROUTE_PLAN_DOES_NOT_CONSUME_ALL_THE_AMOUNT'
      return context.json({ error: 'The pools have less', errorCode }, 400)
    }
    const route = { account, amount, quoted, slippageBps, from: source, to: target }
    const isWrapping = wrapAndUnwrapSol !== 'false'
    const { setup, cleanup } = await writeSetup({ ...route, isWrapping })
    const { value: latest } = (await request('getLatestBlockhash')) as {
      value: { blockhash: string; lastValidBlockHeight: number }
    }
    return context.json({
      ...{ inputMint, outputMint, inAmount: String(amount), outAmount: String(quoted) },
      otherAmountThreshold: String((quoted * BigInt(10_000 - slippageBps)) / 10_000n),
      ...{ swapMode: 'ExactIn', slippageBps, priceImpactPct: '0' },
      routePlan: [
        {
          ...{ percent: 100, bps: 10_000 },
          swapInfo: {
            ...{ ammKey: await priceOf(from, to), label: 'Market', inputMint, outputMint },
            ...{ inAmount: String(amount), outAmount: String(quoted) },
          },
        },
      ],
      computeBudgetInstructions: [priceOfUnits],
      setupInstructions: setup.map(toJson),
      swapInstruction: toJson(await writeRoute(route)),
      cleanupInstruction: cleanup ? toJson(cleanup) : null,
      ...{ otherInstructions: [], tipInstruction: null, addressesByLookupTableAddress: null },
      blockhashWithMetadata: {
        blockhash: [...getBase58Encoder().encode(latest.blockhash)],
        lastValidBlockHeight: latest.lastValidBlockHeight,
      },
    })
  })
  return app
}

/** Ten thousand millionths of a lamport for a unit, in the instruction that says it. */
const priceOfUnits = {
  programId: 'ComputeBudget111111111111111111111111111111',
  ...{ accounts: [], data: Buffer.from([3, ...u64(10_000)]).toString('base64') },
}

function toJson({ programAddress, accounts = [], data = new Uint8Array() }: Instruction) {
  return {
    programId: programAddress,
    accounts: accounts.map(({ address: pubkey, role }) => ({
      ...{ pubkey, isSigner: isSignerRole(role), isWritable: isWritableRole(role) },
    })),
    data: Buffer.from(data).toString('base64'),
  }
}

function createRequest(url: string) {
  return async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    return ((await answer.json()) as { result: unknown }).result
  }
}
