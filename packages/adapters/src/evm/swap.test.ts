import {
  changeSlippage,
  chooseSwapOffer,
  chooseSwapToken,
  closeSwap,
  listSwapTokens,
  openSwap,
  readSwapToken,
  swapButton,
  swapTerms,
  switchSwapTokens,
  typeSwapAmount,
} from '@foyer/core/swap'
import { startChains } from 'sandbox'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SwapChain, startSwapChain, swapBench } from './fixtures/swapBench.js'

let place: SwapChain
let bench: Awaited<ReturnType<typeof swapBench>>

beforeAll(async () => {
  place = await startSwapChain(await startChains({ count: 1 }))
})
afterAll(() => place.chain.stop())
beforeEach(async () => {
  bench = await swapBench(place)
})
afterEach(() => bench.end())

test('without a server the pools of the network give quotes, in two requests of a node', async () => {
  const { client } = bench
  await openSwap(client, { toToken: place.musd })
  expect(swapButton(bench.draft()).code).toBe('enter_amount')
  typeSwapAmount(client, { text: '1' })
  const before = place.calls()
  const { offers, status } = await bench.quoted()
  expect(place.calls() - before).toBe(2)
  expect(status).toBe('there')
  expect(offers.map(({ router }) => router).toSorted()).toEqual(
    [place.pools.v2.router, place.pools.v3.router].toSorted(),
  )
  const [best, other] = offers
  expect(best?.toAmount).toBeGreaterThan(other?.toAmount ?? 0n)
  expect(best).toMatchObject({ provider: 'pools', via: 'network', fees: [] })
  expect(best?.spender).toBeUndefined()
  expect(swapButton(bench.draft())).toMatchObject({ code: 'review_swap', isEnabled: true })

  const terms = swapTerms(bench.draft())
  expect(terms?.minReceived).toBe(((best?.toAmount ?? 0n) * 9_900n) / 10_000n)
  chooseSwapOffer(client, { key: other?.key })
  expect(swapTerms(bench.draft())?.offer).toBe(other)
  changeSlippage(client, { bps: 300 })
  expect(swapTerms(bench.draft())?.minReceived).toBe(((other?.toAmount ?? 0n) * 9_700n) / 10_000n)
  // Neither needs another quote.
  expect(place.calls() - before).toBe(2)
})

test('the coin and its own token are one for one, without a request of a node', async () => {
  const { client } = bench
  await openSwap(client, { toToken: place.wrapped, amount: '1.5' })
  const before = place.calls()
  const { offers } = await bench.quoted()
  expect(place.calls() - before).toBe(0)
  expect(offers).toMatchObject([{ provider: 'wrap', toAmount: parseEther('1.5'), isExact: true }])
  expect(swapTerms(bench.draft())).toMatchObject({ minReceived: parseEther('1.5'), rate: '1' })
})

test('nothing is quoted while a token, its decimals or an amount is missing, and for two of one token', async () => {
  const { client } = bench
  await openSwap(client)
  typeSwapAmount(client, { text: '1' })
  expect(bench.draft().quoting.status).toBe('idle')
  await chooseSwapToken(client, { side: 'to', token: await readSwapToken(client, place.musd) })
  expect(bench.draft().quoting.status).toBe('waiting')
  for (const text of ['', '0', '1,5', '0.0000000000000000001', 'x', '-1']) {
    typeSwapAmount(client, { text })
    expect(bench.draft().quoting).toMatchObject({ status: 'idle', offers: [] })
  }
  // What stands on the other side changes sides.
  typeSwapAmount(client, { text: '2' })
  const { fromToken } = bench.draft()
  if (!fromToken) throw new Error('no token')
  await chooseSwapToken(client, { side: 'to', token: fromToken })
  expect(bench.draft().fromToken?.address).toBe(place.musd)
  expect(bench.draft().toToken?.address).toBeUndefined()
  expect(bench.draft().amount.units).toBe(2_000_000n)
  switchSwapTokens(client)
  expect(bench.draft().amount.units).toBe(parseEther('2'))
  closeSwap(client)
  expect(client.store.getState().swap?.draft).toBeUndefined()
})

test('the list has the coin and the tokens of the exchanges, and a pasted address as what it is', async () => {
  const { client } = bench
  await openSwap(client)
  const { tokens, own, suggested } = await listSwapTokens(client)
  expect(tokens.map(({ symbol }) => symbol)).toContain('MUSD')
  expect(tokens.find(({ address }) => !address)?.balance).toBe(10n ** 19n)
  expect(own.map(({ symbol }) => symbol)).toEqual(['ETH'])
  expect(suggested.map(({ symbol }) => symbol)).toContain('ETH')
  const { pasted } = await listSwapTokens(client, { search: place.hny })
  expect(pasted).toMatchObject({ address: place.hny, isListed: false })
  const { pasted: none } = await listSwapTokens(client, { search: bench.address })
  expect(none).toBeUndefined()
  await expect(readSwapToken(client, bench.address)).rejects.toMatchObject({
    ...{ code: 'swap_refused', data: { finding: 'token_unknown' } },
  })
})

test('a router that is none of its factory gives nothing', async () => {
  const network = {
    ...place.chain.network,
    custom: { pools: { ...place.pools, v3: { ...place.pools.v3, router: place.pools.v2.router } } },
  }
  bench.end()
  bench = await swapBench(place, { networks: [network] as never })
  await openSwap(bench.client, { toToken: place.musd, amount: '1' })
  const { offers } = await bench.quoted()
  expect(offers.map(({ router }) => router)).toEqual([place.pools.v2.router])
})
