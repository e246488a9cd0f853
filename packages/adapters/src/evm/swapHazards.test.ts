import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import {
  approveSwap,
  chooseSwapMax,
  confirmSwap,
  listLeftAllowances,
  openSwap,
  prepareSwap,
  readSwapToken,
  switchSwapTokens,
  typeSwapAmount,
} from '@foyer/core/swap'
import { type PoolRoute, writePoolSwap } from '@foyer/protocol/swaps'
import { type Liar, startChains, startLiar } from 'sandbox'
import { encodeFunctionData, type Hex, numberToHex, parseAbi, parseEther } from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { sendContracts } from './fixtures/sendContracts.js'
import { type SwapChain, startSwapChain, swapBench } from './fixtures/swapBench.js'

/* The hazards of swaps by which funds were lost elsewhere, each as an attack that fails. */

let place: SwapChain
let liar: Liar
let bench: Awaited<ReturnType<typeof swapBench>>

beforeAll(async () => {
  const chains = await startChains({ count: 1 })
  ;[place, liar] = await Promise.all([startSwapChain(chains), startLiar(chains.world)])
})
afterAll(async () => {
  await liar.stop()
  await place.chain.stop()
})
beforeEach(() => begin())
afterEach(() => bench.end())

async function begin(options: Parameters<typeof swapBench>[1] = {}) {
  bench = await swapBench(place, options)
  bench.wallet.reply('wallet_getCapabilities', () => ({}))
}

async function beginAgain(options: Parameters<typeof swapBench>[1]) {
  bench.end()
  await begin(options)
}

async function quote(fromToken: string | undefined, toToken: string, amount: string) {
  await openSwap(bench.client, { fromToken, toToken, amount })
  return bench.quoted()
}

const mined = (hash: string) =>
  place.client.waitForTransactionReceipt({ checkReplacement: false, hash: hash as Hex })
const thief = `0x${'d1'.repeat(20)}` as const

const oracle = '0x420000000000000000000000000000000000000F'
const oracleAbi = parseAbi(['function set(uint256 layer1, uint256 operator)'])

/** Has the chain take fees beside gas, as rollups of the OP stack do, until the end of the test. */
async function takeRollupFees() {
  await place.client.setCode({ address: oracle, bytecode: sendContracts.feeOracle })
  onTestFinished(() => place.client.setCode({ address: oracle, bytecode: '0x' }))
  return async (layer1: bigint, operator: bigint) => {
    const data = encodeFunctionData({
      abi: oracleAbi,
      functionName: 'set',
      args: [layer1, operator],
    })
    await mined(await place.client.sendTransaction({ to: oracle, data } as never))
  }
}

test('on a rollup of the OP stack Max leaves the fee for its data and what the operator takes', async () => {
  const setFees = await takeRollupFees()
  await setFees(7_000_000_000_001n, 3_000_000_000_003n)
  const { client } = bench
  await openSwap(client, { toToken: place.musd })
  await chooseSwapMax(client)
  await bench.quoted()
  const preview = await prepareSwap(client)
  expect(preview.fees.map(({ kind, amount }) => [kind, kind === 'network' || amount])).toEqual([
    ['network', true],
    ['layer1', 14_000_000_000_002n],
    ['operator', 3_000_000_000_003n],
  ])
  expect(preview.amount + preview.fee).toBeLessThanOrEqual(10n ** 19n)
  await mined(await confirmSwap(client))
  const left = await bench.held()
  // What such a chain takes beside gas is there, twice.
  expect(left).toBeGreaterThanOrEqual(17_000_000_000_005n)
  expect(await bench.held(place.musd)).toBe(preview.toAmount)
})

test('a rollup whose fee has risen above what Max left gets no signature', async () => {
  const setFees = await takeRollupFees()
  await setFees(7_000_000_000_001n, 3_000_000_000_003n)
  const { client } = bench
  await openSwap(client, { toToken: place.musd })
  await chooseSwapMax(client)
  await bench.quoted()
  await prepareSwap(client)
  await setFees(parseEther('0.5'), 0n)
  client.held.pass(20_000)
  await expect(confirmSwap(client)).rejects.toMatchObject({ code: 'funds_insufficient' })
  expect(bench.requests()).toEqual([])
  expect(bench.draft()).toMatchObject({ status: 'failed', preview: undefined })
})

test('a fee that has risen since it was shown is shown before anything is signed', async () => {
  const setFees = await takeRollupFees()
  await setFees(7_000_000_000_001n, 3_000_000_000_003n)
  const { client } = bench
  await quote(undefined, place.musd, '0.1')
  const shown = await prepareSwap(client)
  await setFees(parseEther('0.001'), 0n)
  client.held.pass(20_000)
  await expect(confirmSwap(client)).rejects.toMatchObject({ code: 'fee_risen' })
  expect(bench.requests()).toEqual([])
  const { status, preview, failure } = bench.draft()
  expect([status, failure]).toMatchObject(['prepared', { code: 'fee_risen' }])
  expect(preview?.fee).toBeGreaterThan(shown.fee)
  await mined(await confirmSwap(client))
  expect(await bench.held(place.musd)).toBe(preview?.toAmount)
})

test('a fee that a provider takes since the swap was shown is shown before anything is signed', async () => {
  const fees = [{ token: `eip155:31337:${place.musd}`, amount: '1', to: thief }]
  let quotes = 0
  const server = await startBuilder(
    () => ({}),
    () => (++quotes > 1 ? { fees } : {}),
  )
  await beginAgain({ projectId: 'local', server })
  const { client } = bench
  await quote(undefined, place.musd, '0.1')
  expect(await prepareSwap(client)).toMatchObject({ offer: { via: 'server', fees: [] } })
  client.held.pass(20_000)
  await expect(confirmSwap(client)).rejects.toMatchObject({ data: { finding: 'changed' } })
  expect(bench.requests()).toEqual([])
  expect(bench.draft()).toMatchObject({
    ...{ status: 'prepared', failure: { data: { finding: 'changed' } } },
    preview: { offer: { fees: [{ amount: 1n, to: thief }] } },
  })
  await mined(await confirmSwap(client))
})

type Sent = { readonly to: Hex; readonly data: Hex; readonly value?: Hex }

test('however ten swaps end, the stack of transactions is empty after, and each is heard of once', async () => {
  const { client, wallet } = bench
  const stack = () => client.store.getState().transactions.stack
  const heard: string[] = []
  const entry = {
    onSuccess: () => heard.push('success'),
    onError: () => heard.push('error'),
    onCancel: () => heard.push('cancel'),
  }
  const ends = ['yes', 4001, -32_603, 'yes', 4001, 4100, 'yes', -32_000, 4001, 'yes'] as const
  for (const end of ends) {
    await quote(undefined, place.musd, '0.01')
    await prepareSwap(client)
    wallet.reply('eth_sendTransaction', ({ to, data, value }: Sent) => {
      expect(stack()).toHaveLength(1)
      if (end !== 'yes') throw Object.assign(new Error('No'), { code: end })
      return wallet.node().sendTransaction({ to, data, value: BigInt(value ?? 0) } as never)
    })
    await confirmSwap(client, entry).then(mined, () => {})
    expect(stack()).toEqual([])
    client.held.pass(1)
  }
  expect(heard).toEqual(
    ends.map((end) => (end === 'yes' ? 'success' : end === 4001 ? 'cancel' : 'error')),
  )
})

test('a token that bears the symbol of a listed one has no picture, and none of its own', async () => {
  await beginAgain({ projectId: 'local', server: liar.serverUrl })
  await openSwap(bench.client, { toToken: place.musd })
  expect(bench.draft().toToken?.iconUrl?.startsWith(liar.serverUrl)).toBe(true)
  const pasted = await readSwapToken(bench.client, place.odd.stern)
  expect(pasted).toMatchObject({ isListed: false })
  expect(pasted.iconUrl).toBeUndefined()
})

test('amounts above a thousand are what they say, and separators are no amount', async () => {
  await place.client.request({
    method: 'anvil_dealERC20' as never,
    params: [bench.address, place.musd, numberToHex(12_345_678_901n)] as never,
  })
  const { client } = bench
  await quote(place.musd, 'ETH', '1234.567891')
  expect(bench.draft().amount.units).toBe(1_234_567_891n)
  for (const text of [
    '1,234.5',
    '1.234,5',
    '1 234',
    '1’234',
    '1,5',
    '1_000',
    '１２３',
    '1e3',
    '0x10',
  ]) {
    typeSwapAmount(client, { text })
    expect(bench.draft()).toMatchObject({ amount: { units: undefined }, quoting: { offers: [] } })
  }
  await chooseSwapMax(client)
  expect(bench.draft().amount).toMatchObject({ text: '12345.678901', units: 12_345_678_901n })
  // Turned around, all of one is not all of the other; the same text is another amount, by the other token's decimals.
  typeSwapAmount(client, { text: '1234.567891' })
  switchSwapTokens(client)
  expect(bench.draft().amount.units).toBe(parseEther('1234.567891'))
  expect(bench.draft().fromToken?.address).toBeUndefined()
})

test.each(['0.000000000000000001', '0.0000001', '1.999999999999999999'])(
  'what is signed for %s is that, to the last digit',
  async (text) => {
    await quote(undefined, place.wrapped, text)
    const { amount, minReceived } = await prepareSwap(bench.client)
    expect([amount, minReceived]).toEqual([parseEther(text), parseEther(text)])
    await mined(await confirmSwap(bench.client))
    expect(await bench.held(place.wrapped)).toBe(parseEther(text))
  },
)

test('2^256 and more, and a digit more than the token has, are no amount', async () => {
  await quote(undefined, place.musd, '1')
  for (const text of [String(2n ** 256n), '0.0000000000000000001', '9'.repeat(90)]) {
    typeSwapAmount(bench.client, { text })
    const { offers } = await bench.quoted().catch(() => ({ offers: [] }))
    expect(offers).toEqual([])
  }
  expect(bench.requests()).toEqual([])
})

test('each way in which a server fails has a sentence of its own, where no exchange of the network helps', async () => {
  const failures = {
    busy: 'rate_limited',
    down: 'provider_down',
    gone: 'network_not_supported',
    'no-route': 'no_route',
    'too-small': 'amount_too_small',
    'too-large': 'amount_too_large',
  } as const
  const sentences = new Set<string>()
  const network = { ...place.chain.network, custom: {} }
  for (const [failure, finding] of Object.entries(failures)) {
    const server = `${liar.url}/${failure}`
    await beginAgain({ projectId: 'local', server, networks: [network] as never })
    await openSwap(bench.client, { fromToken: place.hrv, toToken: place.musd, amount: '10' })
    const quoting = () => bench.draft().quoting
    // A server that fails is tried again after a while.
    const hasFailed = () => {
      bench.client.held.pass(500)
      return quoting().status === 'failed'
    }
    await vi.waitUntil(hasFailed, { timeout: 10_000 })
    const { failure: error } = quoting()
    expect(error, failure).toMatchObject({ code: 'swap_refused', data: { finding } })
    sentences.add((error as { data: { reason: string } }).data.reason)
  }
  expect(sentences.size).toBe(Object.keys(failures).length)
})

test('a preview that comes for the swap before is none of the one that was opened since', async () => {
  const { client } = bench
  await quote(undefined, place.musd, '5')
  const first = place.hold()
  const early = prepareSwap(client)
  const isDropped = expect(early).rejects.toMatchObject({ data: { finding: 'changed' } })
  await expect.poll(() => bench.draft().status).toBe('preparing')
  first.pass()
  await quote(undefined, place.musd, '0.1')
  const second = place.hold()
  const late = prepareSwap(client)
  second.pass()
  first.release()
  await isDropped
  expect(bench.draft()).toMatchObject({ status: 'preparing', preview: undefined })
  second.release()
  expect(await late).toMatchObject({ amount: parseEther('0.1') })
})

type Build = (own: Parameters<typeof writePoolSwap>[0]) => {
  readonly data?: Hex
  readonly value?: bigint
}

/** A server that quotes what the exchange of the v2 kind gives, and builds what the test says. */
async function startBuilder(build: Build, change: () => object = () => ({})) {
  const { router } = place.pools.v2
  const amount = parseEther('10')
  const path = [place.wrapped, place.musd] as const
  const [, toAmount = 0n] = await place.client.readContract({
    ...{ address: router, functionName: 'getAmountsOut', args: [amount / 100n, path] },
    abi: parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])']),
  })
  const id = (token: string) => `eip155:31337:${token}`
  const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  const answers: Record<string, (body: Record<string, string>) => unknown> = {
    '/v1/supported-chains': () => ({ http: ['eip155:31337'], ws: [] }),
    '/v1/convert/quotes': () => ({
      quotes: [
        {
          ...{ id: 'a', provider: 'pools', fromAmount: String(amount / 100n) },
          ...{
            fromAccount: id(native),
            toAmount: String(toAmount),
            toAccount: id(place.musd),
            router,
          },
          ...change(),
        },
      ],
    }),
    '/v1/convert/build-transaction': ({ userAddress = '', minReceived = '0' }) => {
      const route: PoolRoute = { kind: 'v2', path }
      const own = {
        ...{
          pools: place.pools,
          route,
          amount: amount / 100n,
          isFromNative: true,
          isToNative: false,
        },
        ...{ account: userAddress as Hex, minReceived: BigInt(minReceived) },
        ...{ deadline: BigInt(Math.floor(Date.now() / 1_000)) + 300n, encode: encodeFunctionData },
      }
      const good = writePoolSwap(own)
      const { data = good.data, value = good.value } = build(own)
      return {
        tx: {
          ...{ from: id(userAddress), to: id(router), data },
          ...{ amount: String(value), eip155: { gas: '400000', gasPrice: '1' } },
        },
      }
    },
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = request.method === 'POST' ? ((await json(request)) as never) : {}
    const answer = answers[pathname]?.(body)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const year = 31_536_000n
test.each<[string, string, Build]>([
  ['what was shown', 'signed', () => ({})],
  [
    'an end in a year',
    'deadline',
    (own) => ({ data: writePoolSwap({ ...own, deadline: own.deadline + year }).data }),
  ],
  [
    'an end that is over',
    'deadline',
    (own) => ({ data: writePoolSwap({ ...own, deadline: 1n }).data }),
  ],
  [
    'a minimum of 0',
    'minimum',
    (own) => ({ data: writePoolSwap({ ...own, minReceived: 0n }).data }),
  ],
  [
    'a minimum of 1',
    'minimum',
    (own) => ({ data: writePoolSwap({ ...own, minReceived: 1n }).data }),
  ],
  ['one wei above the amount', 'terms', (own) => ({ value: own.amount + 1n })],
  [
    'another receiver',
    'terms',
    (own) => ({ data: writePoolSwap({ ...own, account: thief }).data }),
  ],
])('a server that builds %s: %s', async (_, finding, build) => {
  const server = await startBuilder(build)
  await beginAgain({ projectId: 'local', server })
  const { offers } = await quote(undefined, place.musd, '0.1')
  expect(offers[0]?.via).toBe('server')
  if (finding === 'signed') {
    await prepareSwap(bench.client)
    await mined(await confirmSwap(bench.client))
    expect(await bench.held(place.musd)).toBe(offers[0]?.toAmount)
    return
  }
  await expect(prepareSwap(bench.client)).rejects.toMatchObject({ data: { finding } })
  expect(bench.requests()).toEqual([])
})

test('an approval that is mined, with a swap that is refused after it, is listed with what is left', async () => {
  const { client } = bench
  const abi = parseAbi(['function mint(address to, uint256 amount)'])
  const data = encodeFunctionData({
    abi,
    functionName: 'mint',
    args: [bench.address, parseEther('10')],
  })
  await mined(await place.client.sendTransaction({ to: place.hrv, data } as never))
  await quote(place.hrv, place.musd, '10')
  await prepareSwap(client)
  await approveSwap(client)
  bench.wallet.reply('eth_sendTransaction', () => {
    throw Object.assign(new Error('No'), { code: 4001 })
  })
  await expect(confirmSwap(client)).rejects.toMatchObject({ code: 'user_rejected' })
  expect(await listLeftAllowances(client)).toMatchObject([
    { token: place.hrv, symbol: 'HRV', amount: parseEther('10') },
  ])
})
