import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  EvmSwapTransaction,
  Quote,
  SolanaSwapTransaction,
  SwapToken,
} from '@foyer/protocol/api'
import {
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serveApp } from '../serveApp.js'
import { type LocalServer, startLocalServer } from '../server/startLocalServer.js'
import { type SandboxChains, startChains } from '../startChains.js'
import { type OtherChains, startOtherChains } from '../startOtherChains.js'
import { createLiarApp } from './createLiarApp.js'
import { type LieName, lies } from './lies.js'
import { routeThief } from './routeLies.js'
import { thief } from './words.js'

let files: string
let chains: SandboxChains
let others: OtherChains
let server: LocalServer
let liar: Served

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'wallet-'))
  ;[chains, others] = await Promise.all([startChains({ count: 1 }), startOtherChains(undefined)])
  const world = { ...chains.world, ...others.world }
  server = await startLocalServer({
    ...{ port: 0, world, adminToken: 'a-token-of-tests-alone', logins: {} },
    wallet: { port: 0, files },
  })
  liar = await serveApp(createLiarApp(server.url), 0)
}, 120_000)
afterAll(async () => {
  await liar?.stop()
  await server?.stop()
  await chains?.stop()
  await others?.stop()
  await rm(files, { recursive: true, force: true })
})

const headers = { origin: 'http://127.0.0.1:1' }

function order() {
  const { accounts, chains: all } = chains.world
  const idOf = (symbol: string) =>
    `eip155:31337:${all[0]?.tokens.find((one) => one.symbol === symbol)?.address}`
  const [from, to] = [idOf('HRV'), idOf('MUSD')]
  return { projectId: 'local', userAddress: accounts[3] ?? '', from, to }
}
const amount = String(parseUnits('2', 18))

function get(base: string, path: string, query: Readonly<Record<string, string>>, init = {}) {
  return fetch(`${base}/v1/convert/${path}?${new URLSearchParams(query)}`, { headers, ...init })
}
async function quotes(base: string): Promise<readonly Quote[]> {
  const answer = await get(base, 'quotes', { ...order(), amount })
  return ((await answer.json()) as { quotes: Quote[] }).quotes
}
async function build(base: string, quote: Quote | undefined): Promise<EvmSwapTransaction> {
  const answer = await fetch(`${base}/v1/convert/build-transaction`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ ...order(), amount, disableEstimate: true },
      ...{ quoteId: quote?.id, minReceived: quote?.minReceived },
    }),
  })
  return ((await answer.json()) as { tx: EvmSwapTransaction }).tx
}
const at = (name: LieName) => `${liar.url}/${name}`
const named = (part: string) =>
  (Object.keys(lies) as LieName[]).filter((one) => one.startsWith(part))

test('what is no call of swaps passes as it is', async () => {
  const path = `/v1/supported-chains?projectId=local`
  const [own, passed] = await Promise.all(
    [server.url, at('quote-router')].map((base) => fetch(base + path, { headers })),
  )
  expect(await passed?.json()).toEqual(await own?.json())
  expect(passed?.headers.get('access-control-allow-origin')).toBe(headers.origin)
  expect(await (await fetch(liar.url)).json()).toHaveProperty('swap-recipient')
  expect((await fetch(`${liar.url}/no-lie${path}`)).status).toBe(404)
})

test('each lie about quotes gives other quotes than the server', async () => {
  const [honest] = await quotes(server.url)
  expect(honest?.toAmount).toMatch(/^\d+$/)
  for (const name of named('quote-')) {
    const [quote] = await quotes(at(name))
    // The id is sealed anew each time, and so is its end.
    const { id: _, expiresAt, ...rest } = quote ?? {}
    const { id: __, expiresAt: end, ...own } = honest ?? {}
    const isOther = JSON.stringify(rest) !== JSON.stringify(own)
    expect(isOther || Math.abs(Number(expiresAt) - Number(end)) > 60_000, name).toBe(true)
  }
})

test('each lie about transactions builds another one than the server', async () => {
  const [quote] = await quotes(server.url)
  const honest = await build(server.url, quote)
  for (const name of named('swap-')) expect(await build(at(name), quote), name).not.toEqual(honest)
  const stolen = await build(at('swap-recipient'), quote)
  expect(stolen.data).toContain(thief.slice(2))
  expect(stolen.data).toHaveLength(honest.data.length)
})

test('each lie about transactions of Solana builds another one than the server, and none is of another network', async () => {
  const { id, tokens = [] } = others.world.solana
  const order = {
    ...{ projectId: 'local', userAddress: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', amount },
    ...{ from: `${id}:${tokens[0]?.address}`, to: `${id}:${tokens[1]?.address}` },
  }
  const build = async (base: string) => {
    const answer = await fetch(`${base}/v1/convert/build-transaction`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, amount: '1000000', disableEstimate: true }),
    })
    const { tx } = (await answer.json()) as { tx: SolanaSwapTransaction }
    const { messageBytes, signatures } = getTransactionDecoder().decode(
      getBase64Encoder().encode(tx.solana.transaction),
    )
    const { lifetimeToken: _, ...said } =
      getCompiledTransactionMessageDecoder().decode(messageBytes)
    return { signers: Object.keys(signatures), said }
  }
  const honest = await build(server.url)
  expect(honest.signers).toEqual([order.userAddress])
  for (const name of named('route-')) expect(await build(at(name)), name).not.toEqual(honest)
  expect((await build(at('route-payer'))).signers).toEqual([routeThief, order.userAddress])
  expect((await build(at('route-recipient'))).said.staticAccounts).toContain(routeThief)
  expect(await build(at('swap-nothing'))).toEqual(honest)
})

test('each lie about approvals allows other things than the server', async () => {
  const [quote] = await quotes(server.url)
  const query = { ...order(), amount, quoteId: quote?.id ?? '' }
  const approve = async (base: string) => await (await get(base, 'build-approve', query)).json()
  const honest = await approve(server.url)
  expect(honest).toHaveProperty('tx.data')
  for (const name of named('approve-')) expect(await approve(at(name)), name).not.toEqual(honest)
  const { userAddress, from, projectId } = order()
  const of = { projectId, userAddress, tokenAddress: from }
  const allowance = await get(at('allowance-enough'), 'allowance', of)
  expect(await allowance.json()).toEqual({ allowance: String(2n ** 256n - 1n) })
})

test('it lists five thousand tokens, and one that calls itself as another', async () => {
  const list = async (name: LieName) => {
    const answer = await get(at(name), 'tokens', { projectId: 'local', chainId: 'eip155:31337' })
    return ((await answer.json()) as { tokens: SwapToken[] }).tokens
  }
  expect((await list('tokens-many')).length).toBeGreaterThan(5_000)
  const twice = (await list('tokens-look-alike')).filter(({ symbol }) => symbol === 'MUSD')
  expect(new Set(twice.map(({ address }) => address)).size).toBe(2)
})

test('it fails in every way, which pages of other origins may read', async () => {
  const statuses = { fails: 500, down: 502, busy: 429, gone: 404, 'no-route': 400 } as const
  for (const [name, status] of Object.entries(statuses)) {
    const answer = await get(at(name as LieName), 'quotes', { ...order(), amount })
    expect(answer.status, name).toBe(status)
    expect(answer.headers.get('access-control-allow-origin'), name).toBe(headers.origin)
  }
  for (const name of ['half', 'rubbish'] as const) {
    const answer = await get(at(name), 'quotes', { ...order(), amount })
    await expect(answer.json(), name).rejects.toThrow(SyntaxError)
  }
  const given = new AbortController()
  const hanging = get(at('hangs'), 'quotes', { ...order(), amount }, { signal: given.signal })
  given.abort()
  await expect(hanging).rejects.toThrow('aborted')
})
