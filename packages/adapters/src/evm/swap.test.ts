import {
  acceptSwapWarning,
  approveSwap,
  changeSlippage,
  chooseSwapMax,
  chooseSwapOffer,
  chooseSwapToken,
  closeSwap,
  confirmSwap,
  listLeftAllowances,
  listSwapTokens,
  openSwap,
  prepareSwap,
  readSwapToken,
  revokeAllowance,
  swapButton,
  swapTerms,
  switchSwapTokens,
  typeSwapAmount,
} from '@foyer/core/swap'
import { startChains } from 'sandbox'
import { encodeFunctionData, formatUnits, type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
  expect(bench.draft().amount).toMatchObject({ text: '1', units: parseEther('1') })
  typeSwapAmount(client, { text: '' })
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

const erc20 = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function allowance(address, address) view returns (uint256)',
])
/** Gives the account of a token. */
async function give(token: Hex, amount: bigint) {
  const hash = await place.client.writeContract({
    ...{ address: token, abi: erc20, functionName: 'mint', args: [bench.address, amount] },
  } as never)
  await place.client.waitForTransactionReceipt({ checkReplacement: false, hash })
}
const allowanceOf = (token: Hex, spender: Hex) =>
  place.client.readContract({
    ...{ address: token, abi: erc20, functionName: 'allowance', args: [bench.address, spender] },
  })
const mined = (hash: string) =>
  place.client.waitForTransactionReceipt({ checkReplacement: false, hash: hash as Hex })
const least = (amount: bigint) => (amount * 9_900n) / 10_000n

async function begin(toToken: string, amount: string, fromToken?: string) {
  await openSwap(bench.client, { fromToken, toToken, amount })
  await bench.quoted()
}

test('a swap of the coin gives what its preview shows, to the unit, and nothing else is signed', async () => {
  const { client } = bench
  for (const index of [0, 1]) {
    await begin(place.musd, '0.5')
    const { offers } = bench.draft().quoting
    chooseSwapOffer(client, { key: offers[index]?.key })
    const preview = await prepareSwap(client)
    expect(preview).toMatchObject({ isBatch: false, receives: preview.toAmount })
    expect(preview.minReceived).toBe(least(preview.toAmount))
    expect(preview.warnings.map(({ code }) => code)).toEqual(['price_unknown'])
    const [had, coins] = await Promise.all([bench.held(place.musd), bench.held()])
    const receipt = await mined(await confirmSwap(client))
    expect(receipt.status).toBe('success')
    expect((await bench.held(place.musd)) - had).toBe(preview.toAmount)
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    expect(coins - (await bench.held())).toBe(parseEther('0.5') + fee)
    expect(fee).toBeLessThanOrEqual(preview.fee)
    expect(bench.draft().status).toBe('sent')
  }
  expect(bench.requests()).toHaveLength(2)
})

test('a token is allowed exactly once, and the preview made anew; what the wallet gets is what the steps said', async () => {
  const { client } = bench
  await give(place.musd, 100_000_000n)
  bench.wallet.reply('wallet_getCapabilities', () => ({}))
  await begin(place.hrv, '40', place.musd)
  const preview = await prepareSwap(client)
  expect(preview.steps.map(({ kind }) => kind)).toEqual(['approve', 'swap'])
  const spender = preview.offer.spender as Hex
  // Nothing is swapped before it is allowed.
  await expect(confirmSwap(client)).rejects.toMatchObject({
    data: { finding: 'allowance_missing' },
  })
  const next = await approveSwap(client)
  expect(next.steps.map(({ kind }) => kind)).toEqual(['swap'])
  expect(await allowanceOf(place.musd, spender)).toBe(40_000_000n)
  expect(await listLeftAllowances(client)).toMatchObject([{ amount: 40_000_000n, spender }])
  const had = await bench.held(place.hrv)
  await mined(await confirmSwap(client))
  expect((await bench.held(place.hrv)) - had).toBe(next.toAmount)
  expect(await bench.held(place.musd)).toBe(60_000_000n)
  expect(await allowanceOf(place.musd, spender)).toBe(0n)
  expect(await listLeftAllowances(client)).toEqual([])
  const [approve, swap] = bench
    .requests()
    .map(({ params }) => params?.[0] as unknown as { to: string })
  expect(approve).toMatchObject({ to: place.musd, value: '0x0' })
  expect(swap?.to).toBe(spender)
})

test('an approval that is left is listed, and taken back', async () => {
  const { client } = bench
  await give(place.musd, 100_000_000n)
  bench.wallet.reply('wallet_getCapabilities', () => ({}))
  await begin(place.hrv, '40', place.musd)
  const { offer } = await prepareSwap(client)
  await approveSwap(client)
  bench.wallet.switches.answer('reject')
  await expect(confirmSwap(client)).rejects.toMatchObject({ code: 'user_rejected' })
  bench.wallet.switches.answer('approve')
  const [left] = await listLeftAllowances(client)
  expect(left).toMatchObject({ token: place.musd, symbol: 'MUSD', amount: 40_000_000n })
  if (!left) throw new Error('nothing is left')
  await revokeAllowance(client, left)
  expect(await allowanceOf(place.musd, offer.spender as Hex)).toBe(0n)
  expect(await listLeftAllowances(client)).toEqual([])
})

const someone = `0x${'3'.repeat(40)}`
test.each([
  ['of nothing', {}],
  ['of no contract', { token: someone }],
  ['of no token', { spender: someone }],
  ['of a contract whose address is cut off', { token: someone, spender: '0x12' }],
  [
    'of a contract whose address fills another word',
    { token: someone, spender: `0x${'3'.repeat(72)}` },
  ],
  ['of a token by its symbol', { token: 'MUSD', spender: someone }],
])('an approval %s is refused, and the wallet is not asked', async (_, given) => {
  const { client, requests } = bench
  await expect(revokeAllowance(client, given as never)).rejects.toMatchObject({
    code: 'invalid_caip_address',
  })
  expect(requests()).toEqual([])
})

test('a user who allows less in the wallet is told so, and nothing goes round in circles', async () => {
  const { client } = bench
  await give(place.musd, 100_000_000n)
  bench.wallet.reply('wallet_getCapabilities', () => ({}))
  await begin(place.hrv, '40', place.musd)
  const { offer } = await prepareSwap(client)
  bench.wallet.reply('eth_sendTransaction', (async () =>
    bench.wallet.node().sendTransaction({
      to: place.musd,
      data: encodeFunctionData({
        ...{ abi: erc20, functionName: 'approve', args: [offer.spender as Hex, 1_000_000n] },
      }),
    } as never)) as never)
  const next = await approveSwap(client)
  expect(next.steps.map(({ kind }) => kind)).toEqual(['approve', 'swap'])
  expect(next.warnings.map(({ code }) => code)).toContain('allowance_lowered')
  expect(bench.requests()).toHaveLength(1)
})

test('a wallet that does several calls as one gets approval and swap in one request, or nothing is done', async () => {
  const { client } = bench
  await give(place.musd, 100_000_000n)
  await begin(place.hrv, '40', place.musd)
  const preview = await prepareSwap(client)
  expect(preview.isBatch).toBe(true)
  const had = await bench.held(place.hrv)
  await confirmSwap(client)
  expect(bench.requests()).toHaveLength(0)
  const [sent] = bench.requests('wallet_sendCalls').map(({ params }) => params?.[0])
  expect(sent).toMatchObject({ atomicRequired: true, chainId: '0x7a69', from: bench.address })
  expect((sent as unknown as { calls: unknown[] }).calls).toHaveLength(2)
  await expect.poll(() => bench.held(place.hrv)).toBeGreaterThan(had)
  expect((await bench.held(place.hrv)) - had).toBe(preview.toAmount)
})

test('a coin of before the standard is reset first where something is allowed already', async () => {
  const { client } = bench
  bench.wallet.reply('wallet_getCapabilities', () => ({}))
  // Bought with ether, with the tick that a token of no list needs.
  await begin(place.odd.stern, '0.2')
  await prepareSwap(client)
  await expect(confirmSwap(client)).rejects.toMatchObject({ data: { finding: 'unconfirmed' } })
  acceptSwapWarning(client, { code: 'token_unlisted' })
  await mined(await confirmSwap(client))
  await begin('ETH', '10', place.odd.stern)
  const first = await prepareSwap(client)
  expect(first.steps.map(({ kind }) => kind)).toEqual(['approve', 'swap'])
  await approveSwap(client)
  await begin('ETH', '20', place.odd.stern)
  const preview = await prepareSwap(client)
  expect(preview.steps.map(({ kind }) => kind)).toEqual(['reset', 'approve', 'swap'])
  expect((await approveSwap(client)).steps.map(({ kind }) => kind)).toEqual(['approve', 'swap'])
  const last = await approveSwap(client)
  const receipt = await mined(await confirmSwap(client))
  expect(receipt.status).toBe('success')
  expect(last.receives).toBe(last.toAmount)
})

/** The last swap is final, and has that figure. */
async function expectReceived(figure: string): Promise<void> {
  const isFinal = () => {
    bench.client.held.pass(2_000)
    return bench.sent()[0]?.status === 'final'
  }
  await vi.waitUntil(isFinal, { timeout: 10_000 })
  expect(bench.sent()[0]?.swap?.received).toBe(figure)
}

test('the coin becomes its token and comes back, one for one and without an approval', async () => {
  const { client } = bench
  await begin(place.wrapped, '1.5')
  const preview = await prepareSwap(client)
  expect(preview).toMatchObject({ minReceived: parseEther('1.5'), warnings: [] })
  await mined(await confirmSwap(client))
  await expectReceived('1.5')
  expect(await bench.held(place.wrapped)).toBe(parseEther('1.5'))
  await begin('ETH', '1.5', place.wrapped)
  expect((await prepareSwap(client)).steps.map(({ kind }) => kind)).toEqual(['swap'])
  await mined(await confirmSwap(client))
  await expectReceived('1.5')
  expect(await bench.held(place.wrapped)).toBe(0n)
})

test('a token that keeps a tenth of what moves never gives less than the minimum, on either side', async () => {
  const { client } = bench
  bench.wallet.reply('wallet_getCapabilities', () => ({}))
  await begin(place.odd.taxed, '0.1')
  // Played through, a tenth is missing: more than the usual slippage.
  await expect(prepareSwap(client)).rejects.toMatchObject({ data: { finding: 'gives_less' } })
  expect(bench.requests()).toHaveLength(0)
  changeSlippage(client, { bps: 1_500 })
  const bought = await prepareSwap(client)
  expect(bought.warnings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['token_taxed', 'slippage_high', 'token_unlisted']),
  )
  expect(bought.receives).toBeLessThan(bought.toAmount)
  acceptSwapWarning(client, { code: 'token_unlisted' })
  await mined(await confirmSwap(client))
  const got = await bench.held(place.odd.taxed)
  expect(got).toBe(bought.receives)
  expect(got).toBeGreaterThanOrEqual(bought.minReceived)

  await begin('ETH', '10', place.odd.taxed)
  await prepareSwap(client).catch(() => {})
  changeSlippage(client, { bps: 1_500 })
  await prepareSwap(client)
  await approveSwap(client)
  const sold = bench.draft().preview
  expect(sold?.receives).toBeGreaterThanOrEqual(sold?.minReceived ?? 0n)
  const receipt = await mined(await confirmSwap(client))
  expect(receipt.status).toBe('success')
})

/** Buys with another account, so that the next swap receives less. */
async function moveThePrice(ether: string) {
  const other = await swapBench(place)
  await place.client.setBalance({ address: other.address, value: parseEther('100') })
  try {
    for (const router of [place.pools.v2.router, place.pools.v3.router]) {
      await openSwap(other.client, { toToken: place.musd, amount: ether })
      const { offers } = await other.quoted()
      chooseSwapOffer(other.client, { key: offers.find((one) => one.router === router)?.key })
      changeSlippage(other.client, { bps: 5_000 })
      await prepareSwap(other.client)
      for (const code of ['impact_high', 'price_moved'] as const)
        acceptSwapWarning(other.client, { code })
      await mined(await confirmSwap(other.client))
    }
  } finally {
    other.end()
  }
}

test('a preview that is old is made anew, and where less is received nothing is signed before it was seen', async () => {
  const { client } = bench
  await begin(place.musd, '0.5')
  const shown = await prepareSwap(client)
  await moveThePrice('9')
  client.held.pass(20_000)
  await expect(confirmSwap(client)).rejects.toMatchObject({ data: { finding: 'price_moved' } })
  expect(bench.requests()).toHaveLength(0)
  const { preview, status } = bench.draft()
  expect(status).toBe('prepared')
  expect(preview?.before).toEqual({ toAmount: shown.toAmount, minReceived: shown.minReceived })
  expect(preview?.minReceived).toBeLessThan(shown.minReceived)
  expect(preview?.warnings.map(({ code }) => code)).toContain('price_moved')
  const had = await bench.held(place.musd)
  await mined(await confirmSwap(client))
  expect((await bench.held(place.musd)) - had).toBe(preview?.toAmount)
})

test('after the signature a price that moved reverts on the chain, and the swap is told to have failed', async () => {
  const { client } = bench
  await begin(place.musd, '0.5')
  await prepareSwap(client)
  const had = await bench.held(place.musd)
  bench.wallet.reply('eth_sendTransaction', (async (request: Record<string, Hex>) => {
    await moveThePrice('9')
    return bench.wallet.node().sendTransaction({
      ...{ to: request.to, data: request.data, value: BigInt(request.value ?? 0), gas: 900_000n },
    } as never)
  }) as never)
  const receipt = await mined(await confirmSwap(client))
  expect(receipt.status).toBe('reverted')
  expect(await bench.held(place.musd)).toBe(had)
  client.held.pass(2_000)
  await vi.waitUntil(() => bench.sent()[0]?.status === 'failed', { timeout: 10_000 })
  expect(bench.sent()[0]?.reason).toMatch(/Too little received|INSUFFICIENT_OUTPUT_AMOUNT/)
})

test('what was received is compared with what was promised, and the swap is followed over a reload', async () => {
  const { client } = bench
  await begin(place.musd, '0.25')
  const { toAmount, minReceived } = await prepareSwap(client)
  await mined(await confirmSwap(client))
  const kept = bench.sent()[0]
  expect(kept).toMatchObject({ symbol: 'ETH', amount: '0.25', status: 'sent', looks: 0 })
  const written = client.stored
  bench.end()
  bench = await swapBench(place, {}, undefined, { localStorage: () => written })
  await vi.waitUntil(() => bench.sent().length > 0, { timeout: 10_000 })
  bench.client.held.pass(2_000)
  await vi.waitUntil(() => bench.sent()[0]?.status === 'final', { timeout: 10_000 })
  expect(bench.sent()[0]?.swap).toEqual({
    ...{ symbol: 'MUSD', decimals: 6, asset: place.musd },
    ...{ quoted: formatUnits(toAmount, 6), least: formatUnits(minReceived, 6) },
    received: formatUnits(toAmount, 6),
  })
})

test('a second press, and an account or network that changes, sign nothing', async () => {
  const { client } = bench
  await begin(place.musd, '0.1')
  await prepareSwap(client)
  const both = await Promise.allSettled([confirmSwap(client), confirmSwap(client)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(bench.requests()).toHaveLength(1)

  await begin(place.musd, '0.1')
  await prepareSwap(client)
  bench.wallet.emit('accountsChanged', [place.world.contracts.exchange.router])
  await expect(confirmSwap(client)).rejects.toMatchObject({ data: { finding: 'changed' } })
  expect(bench.requests()).toHaveLength(1)
})

test.each([
  ['a swap', 'another network', undefined, confirmSwap],
  ['an approval', 'another network', 'hrv', approveSwap],
  ['a swap', 'one that is none of the page', undefined, confirmSwap],
  ['an approval', 'one that is none of the page', 'hrv', approveSwap],
] as const)(
  'when %s is pressed while the wallet is on %s, it gets no request',
  async (_, where, token, press) => {
    const { network } = place.chain
    const other = { ...network, id: 5, caipNetworkId: 'eip155:5', name: 'Other' }
    const networks = where === 'another network' ? [network, other] : [network]
    bench.end()
    bench = await swapBench(place, { networks: networks as never })
    const { client, wallet } = bench
    wallet.reply('wallet_getCapabilities', () => ({}))
    await give(place.hrv, parseEther('1'))
    await begin(place.musd, '0.1', token && place[token])
    await prepareSwap(client)
    wallet.switches.moveTo(other as never)
    await expect(press(client)).rejects.toMatchObject({ data: { finding: 'changed' } })
    expect(bench.requests()).toEqual([])
    expect(bench.draft()).toMatchObject({ status: 'failed', preview: undefined })
    // The way on: another try finds the same in the way, and the one after the return none.
    await expect(prepareSwap(client)).rejects.toMatchObject({ data: { finding: 'changed' } })
    wallet.switches.moveTo(network as never)
    // It leaves while the review is made, and is back for the next.
    const reviewed = prepareSwap(client)
    wallet.switches.moveTo(other as never)
    const end = reviewed.then<unknown>(() => press(client))
    await expect(end).rejects.toMatchObject({ data: { finding: 'changed' } })
    expect(bench.requests()).toEqual([])
    wallet.switches.moveTo(network as never)
    await prepareSwap(client)
    expect(bench.draft().status).toBe('prepared')
  },
)

test('a coin that cannot be sold is refused before anything is signed', async () => {
  const { client } = bench
  await begin(place.odd.shut, '0.1')
  await prepareSwap(client)
  acceptSwapWarning(client, { code: 'token_unlisted' })
  await mined(await confirmSwap(client))
  const before = bench.requests().length
  await begin('ETH', '10', place.odd.shut)
  await expect(prepareSwap(client)).rejects.toMatchObject({ code: 'transaction_reverted' })
  expect(bench.requests()).toHaveLength(before)
})

test.each([
  ['that pays itself', {}, 1_000_000n],
  ['whose fee another pays', { paymasterService: { supported: true } }, 0n],
])('Max of the coin of a smart account %s can be signed', async (_, capability, gasLeft) => {
  const network = {
    ...place.chain.network,
    custom: {
      ...place.chain.network.custom,
      paymasterService: { url: 'https://pay.example', context: {} },
    },
  }
  bench.end()
  bench = await swapBench(place, { networks: [network] as never })
  const { client, wallet } = bench
  wallet.reply('wallet_getCapabilities', () => ({
    '0x7a69': { atomic: { status: 'supported' }, ...capability },
  }))
  client.store.setState(({ connection }) => {
    const { eip155 } = connection.byNamespace
    if (!eip155) throw new Error('not connected')
    const accounts = [{ ...eip155.accounts[0], type: 'smartAccount' }] as const
    return {
      connection: {
        ...connection,
        byNamespace: { ...connection.byNamespace, eip155: { ...eip155, accounts } },
      },
    }
  })
  await openSwap(client, { toToken: place.musd })
  await chooseSwapMax(client)
  await bench.quoted()
  const { amount, fee, isBatch } = await prepareSwap(client)
  expect(isBatch).toBe(true)
  const left = 10n ** 19n - amount
  expect(left).toBeGreaterThan(fee)
  const price = await place.client.getGasPrice()
  if (gasLeft > 0n) expect(left).toBeGreaterThan(gasLeft * price)
  else expect(left).toBeLessThan(1_200_000n * price)
})

test('Max of the coin leaves enough for what is signed', async () => {
  const { client } = bench
  await openSwap(client, { toToken: place.wrapped })
  await chooseSwapMax(client)
  await bench.quoted()
  const preview = await prepareSwap(client)
  const receipt = await mined(await confirmSwap(client))
  expect(receipt.status).toBe('success')
  expect(await bench.held(place.wrapped)).toBe(preview.amount)
})
