import type { EvmSwapTransaction, Quote } from '@foyer/protocol/api'
import { startChains } from 'sandbox'
import { parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { readFixture } from '../services/families/eip155/swaps/vendors/testing/fixture.js'
import { openMemory } from '../testing/embedded/openMemory.js'
import { startServed } from '../testing/startServed.js'
import { startStandIn } from '../testing/startStandIn.js'

let database: OpenedDatabase
let chains: Awaited<ReturnType<typeof startChains>>
const stops: (() => Promise<void>)[] = []
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const key = 'k-2b7d4e8f6a'

beforeAll(async () => {
  ;[database, chains] = await Promise.all([openMemory(), startChains({ count: 1 })])
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await chains.stop()
  await database.close()
})

/** A node of the local chain that calls itself Ethereum: the services know no local one. */
async function startNode() {
  const target = chains.world.chains[0]?.rpcUrl ?? ''
  const node = await startStandIn(async (body, _, response) => {
    const headers = { 'content-type': 'application/json' }
    const { id, method } = JSON.parse(body)
    if (method === 'eth_chainId')
      return response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }))
    const given = await fetch(target, { method: 'POST', headers, body })
    return response.writeHead(given.status, headers).end(await given.text())
  })
  stops.push(node.stop)
  return node.url
}

test('two services and the pools quote together, the best after gas first, and each stands in for the others', async () => {
  const [chain] = chains.world.chains
  const [musd] = chain?.tokens ?? []
  if (!chain || !musd) throw new Error('no chain')
  const amount = parseEther('0.1')
  const gives = { dear: 0n, cheap: 0n }
  let isDown = false
  const services = await Promise.all([
    startStandIn((_, { url = '' }, response) => {
      if (isDown) return response.writeHead(503).end()
      const query = new URL(url, 'http://service').searchParams
      const { quote } = readFixture('0x')
      const { transaction, ...facts } = quote as { transaction: object }
      return response.end(
        JSON.stringify({
          ...{ ...facts, sellToken: query.get('sellToken'), buyToken: query.get('buyToken') },
          ...{ sellAmount: query.get('sellAmount'), buyAmount: String(gives.dear) },
          minBuyAmount: String((gives.dear * 9_901n) / 10_000n),
          transaction: { ...transaction, value: query.get('sellAmount'), gas: '40000000' },
        }),
      )
    }),
    startStandIn((body, { url = '' }, response) => {
      const query = new URL(url, 'http://service').searchParams
      const { quote, build } = readFixture('kyberswap') as {
        quote: { data: { routeSummary: object } }
        build: { data: object }
      }
      const facts = { amountOut: String(gives.cheap), gas: '100000' }
      if (body !== '')
        return response.end(
          JSON.stringify({
            data: {
              ...build.data,
              ...facts,
              amountIn: String(amount),
              transactionValue: String(amount),
            },
          }),
        )
      const routeSummary = {
        ...{ ...quote.data.routeSummary, ...facts, tokenIn: query.get('tokenIn') },
        ...{ tokenOut: query.get('tokenOut'), amountIn: query.get('amountIn') },
      }
      return response.end(JSON.stringify({ data: { ...quote.data, routeSummary } }))
    }),
  ])
  stops.push(...services.map(({ stop }) => stop))
  const { exchange, rangedExchange, multicall3 } = chain.contracts
  const served = await startServed({
    database,
    now: Date.now,
    env: {
      FOYER_SWAP_PROVIDERS: JSON.stringify({
        '0x': { key, url: services[0]?.url, perSecond: 100 },
        kyberswap: { url: services[1]?.url, perSecond: 100 },
      }),
    },
    networks: {
      'eip155:1': {
        ...{
          rpc: [await startNode()],
          name: 'One',
          tokens: chain.tokens,
          contracts: { multicall3 },
        },
        pools: { ...exchange, v3: rangedExchange, dollars: [musd.address] },
      },
    },
  })
  stops.push(served.stop)
  const order = {
    ...{ projectId: 'shop', from: `eip155:1:${native}`, to: `eip155:1:${musd.address}` },
    ...{ amount: String(amount), userAddress: account },
  }
  const quotes = async () => {
    const answer = await served.app.request(`/v1/convert/quotes?${new URLSearchParams(order)}`)
    return ((await answer.json()) as { quotes?: Quote[] }).quotes ?? []
  }
  const names = (given: readonly Quote[]) => given.map(({ provider }) => provider)

  // Services that give nothing leave the pools.
  const pools = await quotes()
  expect([...new Set(names(pools))]).toEqual(['pools'])
  const best = BigInt(pools[0]?.toAmount ?? 0)

  // More than the pools, but one of them with the gas of a whole block.
  gives.dear = best + parseUnits('1', 6)
  gives.cheap = best + parseUnits('0.9', 6)
  const all = await quotes()
  expect(names(all)).toEqual(['kyberswap', ...names(pools), '0x'])
  expect(all[0]).toMatchObject({ toAmount: String(gives.cheap), fees: [] })
  expect(all[0]?.id?.length).toBeLessThan(2_048)

  const answer = await served.app.request('/v1/convert/build-transaction', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...order, quoteId: all[0]?.id, disableEstimate: true }),
  })
  const { tx } = (await answer.json()) as { tx: EvmSwapTransaction }
  expect(tx).toMatchObject({
    to: 'eip155:1:0x6131B5fae19EA4f9D964eAc0408E4408b66337b5',
    amount: String(amount),
  })

  isDown = true
  expect(names(await quotes())).toEqual(['kyberswap', ...names(pools)])
  expect(served.lines.join()).toContain('provider_down')

  // The operator sees which of them gave offers, which one was taken, and which one failed.
  const range = { projectId: 'shop', from: new Date(0), until: new Date(Date.now() + 86_400_000) }
  await expect
    .poll(async () => (await served.services.tradeReader.summary(range)).providers)
    .toMatchObject([
      { provider: '0x', offered: 1, taken: 0, faults: [{}, { outcome: 'provider_down' }] },
      { provider: 'kyberswap', offered: 2, taken: 1, faults: [{ outcome: 'amount_too_small' }] },
      { provider: 'pools', offered: 3, taken: 0, faults: [] },
    ])
  expect(served.lines.join()).not.toContain(key)
})
