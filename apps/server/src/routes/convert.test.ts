import type { EvmSwapTransaction, Quote, SwapToken } from '@foyer/protocol/api'
import { startChains } from 'sandbox'
import {
  type Address,
  createWalletClient,
  encodeAbiParameters,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  publicActions,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { answering } from '../services/testing/contractCode.js'
import { openMemory } from '../testing/embedded/openMemory.js'
import { startServed } from '../testing/startServed.js'

let database: OpenedDatabase
let chains: Awaited<ReturnType<typeof startChains>>
let time = Date.now()
const account = mnemonicToAccount('test test test test test test test test test test test junk')
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

beforeAll(async () => {
  ;[database, chains] = await Promise.all([openMemory(), startChains({ count: 1 })])
})
afterAll(async () => {
  await chains.stop()
  await database.close()
})

function chain() {
  const [one] = chains.world.chains
  if (!one?.contracts.rangedExchange) throw new Error('no chain')
  const [musd, hrv, hny] = one.tokens
  if (!musd || !hrv || !hny) throw new Error('no tokens')
  return { ...one, musd, hrv, hny, ...one.contracts, ranged: one.contracts.rangedExchange }
}
function odd() {
  const { oddTokens } = chain()
  if (!oddTokens) throw new Error('no odd tokens')
  return oddTokens
}
const idOf = (address: string) => `eip155:31337:${address}`

/** A server of the chain. */
async function start({
  pools = {},
  env = {},
}: {
  pools?: object
  env?: Record<string, string>
} = {}) {
  const { rpcUrl, name, tokens, exchange, ranged, multicall3, musd } = chain()
  const served = await startServed({
    database,
    env,
    now: () => time,
    networks: {
      'eip155:31337': {
        ...{ rpc: [rpcUrl], name, tokens, contracts: { multicall3 } },
        pools: { ...exchange, v3: ranged, dollars: [musd.address], ...pools },
      },
    },
  })
  const call = async (path: string, query: Record<string, string | undefined>) => {
    const given = Object.entries({ projectId: 'shop', ...query }).filter(([, one]) => one)
    const search = new URLSearchParams(given as [string, string][])
    const answer = await served.app.request(`/v1/convert/${path}?${search}`)
    return { status: answer.status, body: await answer.json() }
  }
  return {
    ...served,
    get: call,
    async quotes(from: string, to: string, amount: bigint) {
      const order = { from: idOf(from), to: idOf(to), amount: String(amount) }
      const { status, body } = await call('quotes', { ...order, userAddress: account.address })
      return { status, body, quotes: (body as { quotes?: Quote[] }).quotes ?? [] }
    },
    async build(from: string, to: string, amount: bigint, more: object = {}) {
      const answer = await served.app.request('/v1/convert/build-transaction', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ projectId: 'shop', from: idOf(from), to: idOf(to), amount: String(amount) },
          ...{ userAddress: account.address, ...more },
        }),
      })
      const body = (await answer.json()) as {
        tx?: EvmSwapTransaction
        reasons?: { name: string }[]
      }
      return { status: answer.status, tx: body.tx, reason: body.reasons?.[0]?.name }
    },
  }
}

function wallet() {
  const { rpcUrl } = chain()
  return createWalletClient({
    account,
    chain: { ...({ id: 31337, name: 'One' } as const), ...currency(rpcUrl) },
    transport: http(rpcUrl),
    pollingInterval: 20,
  }).extend(publicActions)
}
const currency = (url: string) => ({
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
})
const addressIn = (id: string) => id.slice(id.lastIndexOf(':') + 1) as Address

async function send({ to, data, amount, eip155 }: EvmSwapTransaction) {
  const client = wallet()
  const hash = await client.sendTransaction({
    ...{ to: addressIn(to), data: data as Hex, value: BigInt(amount), gas: BigInt(eip155.gas) },
  })
  return await client.waitForTransactionReceipt({ checkReplacement: false, hash })
}
async function approve(token: string, spender: string, amount: bigint) {
  const client = wallet()
  const args = [spender as Address, amount] as const
  const hash = await client.writeContract({
    ...{ address: token as Address, abi: erc20Abi, functionName: 'approve', args },
  })
  await client.waitForTransactionReceipt({ checkReplacement: false, hash })
}
function held(token: string) {
  const client = wallet()
  if (token === native) return client.getBalance({ address: account.address })
  const args = [account.address] as const
  return client.readContract({
    ...{ address: token as Address, abi: erc20Abi, functionName: 'balanceOf', args },
  })
}

/** Approves what is needed, builds, sends; what both sides changed by, without the fee. */
async function swap(
  served: Awaited<ReturnType<typeof start>>,
  { from, to, amount, quote }: { from: string; to: string; amount: bigint; quote: Quote },
) {
  if (quote.spender) await approve(from, quote.spender, amount)
  const { tx, reason } = await served.build(from, to, amount, { quoteId: quote.id })
  if (!tx) throw new Error(reason)
  const [had, hadOther] = await Promise.all([held(from), held(to)])
  const { status, gasUsed, effectiveGasPrice } = await send(tx)
  const [has, hasOther] = await Promise.all([held(from), held(to)])
  const fee = gasUsed * effectiveGasPrice
  return {
    status,
    gave: had - has - (from === native ? fee : 0n),
    got: hasOther - hadOther + (to === native ? fee : 0n),
  }
}

test('a swap gives what its quote says, to the unit, over either kind of pool and any way through it', async () => {
  const served = await start()
  const { musd, hrv, hny } = chain()
  const orders = [
    { from: native, to: musd.address, amount: parseEther('0.25') },
    { from: musd.address, to: native, amount: parseUnits('125.5', 6) },
    { from: musd.address, to: hrv.address, amount: parseUnits('40', 6) },
    { from: hrv.address, to: hny.address, amount: parseEther('10') },
  ]
  for (const order of orders) {
    const { quotes } = await served.quotes(order.from, order.to, order.amount)
    expect(quotes.map(({ router }) => router).toSorted()).toEqual(
      [chain().exchange.router, chain().ranged.router].toSorted(),
    )
    for (const { router } of quotes) {
      // The one before has moved the pools.
      const fresh = await served.quotes(order.from, order.to, order.amount)
      const quote = fresh.quotes.find((one) => one.router === router)
      if (!quote) throw new Error('no quote')
      const given = await swap(served, { ...order, quote })
      expect(given).toEqual({ status: 'success', gave: order.amount, got: BigInt(quote.toAmount) })
    }
  }
})

test('the best offer comes first, and says what it costs to move the price', async () => {
  const served = await start()
  const { musd, hny } = chain()
  const { quotes } = await served.quotes(native, musd.address, parseEther('1'))
  const [best, other] = quotes
  expect(BigInt(best?.toAmount ?? 0)).toBeGreaterThan(BigInt(other?.toAmount ?? 0))
  expect(best).toMatchObject({ provider: 'pools', router: chain().ranged.router, fees: [] })
  expect(best?.spender ?? undefined).toBeUndefined()
  expect(BigInt(best?.minReceived ?? 0)).toBe((BigInt(best?.toAmount ?? 0) * 9_900n) / 10_000n)
  // An ether of 400 in the pool, and its fee of 5 hundredths of a per cent.
  expect(best?.impactBps).toBeGreaterThanOrEqual(25)
  expect(best?.impactBps).toBeLessThanOrEqual(35)

  const { quotes: thin } = await served.quotes(native, hny.address, parseEther('20'))
  expect(thin[0]).toMatchObject({ router: chain().exchange.router })
  expect(thin[0]?.impactBps).toBeGreaterThan(4_000)
})

test('the coin becomes its token one for one, and comes back, without an approval', async () => {
  const served = await start()
  const { wrapped } = chain().exchange
  for (const [from, to] of [
    [native, wrapped],
    [wrapped, native],
  ] as const) {
    const amount = parseEther('0.1')
    const { quotes } = await served.quotes(from, to, amount)
    expect(quotes).toMatchObject([{ provider: 'wrap', toAmount: String(amount), impactBps: 0 }])
    const [quote] = quotes
    if (!quote) throw new Error('no quote')
    expect(quote.minReceived).toBe(String(amount))
    expect(await swap(served, { from, to, amount, quote })).toEqual({
      ...{ status: 'success', gave: amount, got: amount },
    })
  }
})

test('a swap reverts when the price moves below the minimum meanwhile', async () => {
  const served = await start()
  const { musd } = chain()
  for (const router of [chain().exchange.router, chain().ranged.router]) {
    const amount = parseEther('0.1')
    const { quotes } = await served.quotes(native, musd.address, amount)
    const quote = quotes.find((one) => one.router === router)
    const { tx } = await served.build(native, musd.address, amount, {
      ...{ quoteId: quote?.id, eip155: { slippage: 0.05 } },
    })
    // Another swap comes first, in the same pool.
    const { quotes: others } = await served.quotes(native, musd.address, parseEther('1.5'))
    const other = others.find((one) => one.router === router)
    if (!other || !tx) throw new Error('no quote')
    const { status } = await swap(served, {
      ...{ from: native, to: musd.address, amount: parseEther('1.5'), quote: other },
    })
    expect(status).toBe('success')
    await expect(send(tx)).resolves.toMatchObject({ status: 'reverted' })
  }
})

test('the minimum of the page is the one of the transaction, and more than the quote is refused', async () => {
  const served = await start()
  const { musd } = chain()
  const { quotes } = await served.quotes(native, musd.address, parseEther('0.01'))
  const [quote] = quotes
  const more = { quoteId: quote?.id, minReceived: String(BigInt(quote?.toAmount ?? 0) + 1n) }
  const order = [native, musd.address, parseEther('0.01')] as const
  expect(await served.build(...order, more)).toMatchObject({ status: 409, reason: 'price_moved' })
  const least = '12345678'
  const { tx } = await served.build(...order, { quoteId: quote?.id, minReceived: least })
  expect(tx?.data).toContain(BigInt(least).toString(16).padStart(64, '0'))
})

test('a quote is built for its own order, while it lasts, and by its own seal alone', async () => {
  const served = await start()
  const { musd, hrv } = chain()
  const amount = parseUnits('1', 6)
  const { quotes } = await served.quotes(musd.address, hrv.address, amount)
  const quoteId = quotes[0]?.id ?? ''
  const unknown = { status: 400, reason: 'quote_unknown' }
  const other = [musd.address, hrv.address, amount + 1n] as const
  expect(await served.build(...other, { quoteId })).toMatchObject(unknown)
  const [text = '', mac = ''] = quoteId.split('.')
  const said = Buffer.from(text, 'base64url').toString()
  const own = account.address.slice(2)
  const changed = Buffer.from(said.replaceAll(hrv.address.slice(2), own)).toString('base64url')
  for (const forged of [`${changed}.${mac}`, text, `.${mac}`, 'x'.repeat(2000), `${text}.${mac}x`])
    expect(
      await served.build(musd.address, hrv.address, amount, { quoteId: forged }),
    ).toMatchObject(unknown)
  const asked = { tokenAddress: idOf(hrv.address), userAddress: account.address, quoteId }
  expect(await served.get('allowance', asked)).toMatchObject({ status: 400 })
  time += 61_000
  expect(await served.build(musd.address, hrv.address, amount, { quoteId })).toMatchObject(unknown)
})

test('an allowance is that of the spender of the quote, and an approval calls the token for just the amount', async () => {
  const served = await start()
  const { musd, hrv, exchange, ranged } = chain()
  const amount = parseUnits('2.5', 6)
  const { quotes } = await served.quotes(musd.address, hrv.address, amount)
  for (const { id: quoteId, spender } of quotes) {
    await approve(musd.address, spender ?? '', spender === ranged.router ? 7n : 9n)
    const query = { userAddress: account.address, quoteId: quoteId ?? '' }
    const allowed = await served.get('allowance', { ...query, tokenAddress: idOf(musd.address) })
    expect(allowed.body).toEqual({ allowance: spender === ranged.router ? '7' : '9' })
    const { body } = await served.get('build-approve', {
      ...{ ...query, from: idOf(musd.address), to: idOf(hrv.address), amount: String(amount) },
    })
    const { tx } = body as { tx: EvmSwapTransaction & { value: string } }
    expect(tx).toMatchObject({ from: idOf(musd.address), to: idOf(musd.address), value: '0' })
    await send({ ...tx, amount: '0' })
    const args = [account.address, spender as Address] as const
    expect(
      await wallet().readContract({
        ...{ address: musd.address, abi: erc20Abi, functionName: 'allowance', args },
      }),
    ).toBe(amount)
  }
  // Without a quote the first exchange is meant, and there is no end to what is allowed of the coin.
  const plain = { userAddress: account.address }
  expect(
    (await served.get('allowance', { ...plain, tokenAddress: idOf(musd.address) })).body,
  ).toEqual({ allowance: String(amount) })
  const { body } = await served.get('allowance', { ...plain, tokenAddress: idOf(native) })
  expect(body).toEqual({ allowance: String(2n ** 256n - 1n) })
  const { tx } = await served.build(musd.address, hrv.address, amount)
  expect(tx?.to).toBe(idOf(exchange.router))
})

test('an approval without an amount is refused, unless the operator allows what never ends', async () => {
  const { musd, hrv } = chain()
  const query = {
    ...{ userAddress: account.address, from: idOf(musd.address), to: idOf(hrv.address) },
  }
  const { status, body } = await (await start()).get('build-approve', query)
  expect(status).toBe(400)
  expect(body).toMatchObject({ reasons: [{ name: 'amount_missing' }] })
  const open = await start({ env: { FOYER_SWAP_UNLIMITED: 'yes' } })
  const given = (await open.get('build-approve', query)).body as { tx: { data: string } }
  expect(given.tx.data.endsWith('f'.repeat(64))).toBe(true)
})

test.each([
  {
    what: 'of a token that no pool has',
    from: '',
    to: '0x00000000000000000000000000000000000000aa',
    amount: 5n,
    reason: 'no_route',
  },
  { what: 'of nothing', from: native, to: '', amount: 0n, reason: 'amount_too_small' },
  { what: 'that gives nothing', from: native, to: '', amount: 1n, reason: 'amount_too_small' },
])('a quote $what is refused with its reason', async ({ from, to, amount, reason }) => {
  const served = await start()
  const { address } = chain().musd
  const given = await served.quotes(from || address, to || address, amount)
  expect(given).toMatchObject({ status: 400, body: { reasons: [{ name: reason }] } })
})

test('a network without pools is refused, and so are tokens of two networks', async () => {
  const served = await start()
  const { musd } = chain()
  const query = { amount: '1', userAddress: account.address }
  const elsewhere = await served.get('quotes', {
    ...{ ...query, from: `eip155:5:${native}`, to: `eip155:5:${musd.address}` },
  })
  expect(elsewhere.body).toMatchObject({ reasons: [{ name: 'network_not_supported' }] })
  const across = await served.get('quotes', {
    ...{ ...query, from: idOf(native), to: `eip155:5:${musd.address}` },
  })
  expect(across.body).toMatchObject({ reasons: [{ name: 'token_not_supported' }] })
})

test('a coin that keeps a tenth never gives less than the minimum, on either side', async () => {
  const served = await start()
  const { taxed } = odd()
  const amount = parseEther('0.01')
  const { quotes } = await served.quotes(native, taxed, amount)
  // Pools of the other kind would not notice.
  expect(quotes.map(({ router }) => router)).toEqual([chain().exchange.router])
  const [quote] = quotes
  const { toAmount = '0', id: quoteId } = quote ?? {}
  const order = [native, taxed, amount] as const
  expect(await served.build(...order, { quoteId })).toMatchObject({ status: 400 })
  // The pool gives what it says, and a tenth of it stays behind.
  const least = (BigInt(toAmount) * 9n) / 10n
  const { tx } = await served.build(...order, { quoteId, minReceived: String(least) })
  if (!tx) throw new Error('not built')
  expect(await send(tx)).toMatchObject({ status: 'success' })
  const got = await held(taxed)
  expect(got).toBeGreaterThanOrEqual(least)
  expect(got).toBeLessThanOrEqual(least + 10n)

  // Given, a tenth does not arrive at the pool either.
  const back = await served.quotes(taxed, native, got)
  const [other] = back.quotes
  if (!other?.spender) throw new Error('no quote')
  await approve(taxed, other.spender, got)
  const given = [taxed, native, got] as const
  expect(await served.build(...given, { quoteId: other.id })).toMatchObject({ status: 400 })
  const half = BigInt(other.toAmount) / 2n
  const { tx: last } = await served.build(...given, {
    ...{ quoteId: other.id, minReceived: String(half) },
  })
  if (!last) throw new Error('not built')
  const before = await held(native)
  const { status, gasUsed, effectiveGasPrice } = await send(last)
  expect(status).toBe('success')
  expect((await held(native)) - before + gasUsed * effectiveGasPrice).toBeGreaterThan(half)
})

test('a coin of before the standard is swapped; it allows nothing new before the old is taken back', async () => {
  const served = await start()
  const { stern } = odd()
  const amount = parseEther('0.01')
  const { quotes } = await served.quotes(native, stern, amount)
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  const { got } = await swap(served, { from: native, to: stern, amount, quote })
  expect(got).toBe(BigInt(quote.toAmount))

  const { quotes: back } = await served.quotes(stern, native, got)
  const [other] = back
  if (!other?.spender) throw new Error('no quote')
  const query = {
    ...{ from: idOf(stern), to: idOf(native), userAddress: account.address },
    ...{ quoteId: other.id ?? '' },
  }
  const allow = async (units: bigint) => {
    const { status, body } = await served.get('build-approve', { ...query, amount: String(units) })
    const { tx } = body as { tx?: EvmSwapTransaction }
    if (tx) await send({ ...tx, amount: '0' })
    return status
  }
  expect(await allow(1n)).toBe(200)
  expect(await allow(got)).toBe(400)
  expect(await allow(0n)).toBe(200)
  expect(await allow(got)).toBe(200)
  const order = { quoteId: other.id }
  const { tx } = await served.build(stern, native, got, order)
  if (!tx) throw new Error('not built')
  const before = await held(native)
  const { gasUsed, effectiveGasPrice } = await send(tx)
  const received = (await held(native)) - before + gasUsed * effectiveGasPrice
  expect(received).toBe(BigInt(other.toAmount))
  expect(await held(stern)).toBe(0n)
})

test('a coin that cannot be sold is found out before it is signed', async () => {
  const served = await start()
  const { shut } = odd()
  const amount = parseEther('0.01')
  const { quotes } = await served.quotes(native, shut, amount)
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  const { got } = await swap(served, { from: native, to: shut, amount, quote })
  const { quotes: back } = await served.quotes(shut, native, got)
  await approve(shut, back[0]?.spender ?? '', got)
  const built = await served.build(shut, native, got, { quoteId: back[0]?.id })
  expect(built).toMatchObject({ status: 400, reason: 'no_route' })
})

test('a router that is none of its factory, or of another coin, swaps nothing', async () => {
  const { exchange, ranged, musd, hny } = chain()
  const evil = '0x00000000000000000000000000000000000000e1'
  const much = encodeAbiParameters([{ type: 'uint256[]' }], [[1n, 10n ** 30n]])
  const place = (value: Hex) => encodeAbiParameters([{ type: 'address' }], [value])
  const { factory, wrapped } = exchange
  for (const [itsFactory, itsCoin] of [
    [ranged.factory, wrapped],
    [factory, hny.address],
  ] as const) {
    const bytecode = answering({
      'factory()': place(itsFactory),
      'WETH()': place(itsCoin),
      'getAmountsOut(uint256,address[])': much,
    })
    const params = [evil, bytecode]
    await wallet().request({ method: 'anvil_setCode', params } as never)
    const wrong = await start({ pools: { router: evil } })
    const { quotes } = await wrong.quotes(native, musd.address, parseEther('0.01'))
    expect(quotes.map(({ router }) => router)).toEqual([ranged.router])
    const alone = await start({ pools: { router: evil, v3: undefined } })
    expect(await alone.quotes(native, musd.address, parseEther('0.01'))).toMatchObject({
      ...{ status: 400, body: { reasons: [{ name: 'no_route' }] } },
    })
  }
  const one = await start({ pools: { v3: { ...ranged, factory: exchange.factory } } })
  const { quotes } = await one.quotes(native, musd.address, parseEther('0.01'))
  expect(quotes.map(({ router }) => router)).toEqual([exchange.router])
})

test('gas of a build is measured, and one that would revert is refused', async () => {
  const served = await start()
  const { hrv, musd } = chain()
  const amount = parseEther('5')
  const { quotes } = await served.quotes(hrv.address, musd.address, amount)
  const [quote] = quotes
  if (!quote?.spender) throw new Error('no quote')
  const order = [hrv.address, musd.address, amount] as const
  await approve(hrv.address, quote.spender, 0n)
  expect(await served.build(...order, { quoteId: quote.id })).toMatchObject({ status: 400 })
  const { tx } = await served.build(...order, { quoteId: quote.id, disableEstimate: true })
  expect(tx?.eip155.gas).toBe(quote.gas)
  await approve(hrv.address, quote.spender, amount)
  const { tx: measured } = await served.build(...order, { quoteId: quote.id })
  if (!measured) throw new Error('not built')
  expect(await send(measured)).toMatchObject({ status: 'success' })
})

test('the tokens of a network are the listed ones and its coin', async () => {
  const served = await start()
  const { body } = await served.get('tokens', { chainId: 'eip155:31337' })
  const { tokens } = body as { tokens: SwapToken[] }
  expect(tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'MUSD', 'HRV', 'HNY'])
  expect(tokens[0]?.address).toBe(idOf(native))
  expect(await served.get('tokens', { chainId: 'eip155:5' })).toMatchObject({ status: 400 })
})

test('gas prices follow the base fee of the network, faster ones being dearer', async () => {
  const served = await start()
  const { body } = await served.get('gas-price', { chainId: 'eip155:31337' })
  const { standard, fast, instant } = body as Record<string, string>
  const { baseFeePerGas } = await wallet().getBlock()
  expect(BigInt(standard ?? 0)).toBeGreaterThanOrEqual(((baseFeePerGas ?? 0n) * 7n) / 8n)
  expect(BigInt(fast ?? 0)).toBeGreaterThanOrEqual(BigInt(standard ?? 0))
  expect(BigInt(instant ?? 0)).toBeGreaterThanOrEqual(BigInt(fast ?? 0))
})

test('the native coin that is given is all of it: none stays in a router', async () => {
  const { exchange, ranged } = chain()
  for (const address of [exchange.router, ranged.router]) {
    expect(await wallet().getBalance({ address })).toBe(0n)
    const args = [address] as const
    const abi = parseAbi(['function balanceOf(address) view returns (uint256)'])
    const call = { address: exchange.wrapped, abi, functionName: 'balanceOf', args } as const
    expect(await wallet().readContract(call)).toBe(0n)
  }
})
