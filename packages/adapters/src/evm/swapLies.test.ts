import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import {
  acceptSwapWarning,
  approveSwap,
  confirmSwap,
  isSwapAccepted,
  openSwap,
  prepareSwap,
  readOffers,
  type SwapWarningCode,
  typeSwapAmount,
} from '@foyer/core/swap'
import { apiTimeoutMs } from '@foyer/protocol'
import { type Liar, startChains, startLiar } from 'sandbox'
import { encodeFunctionData, type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type SwapChain, startSwapChain, swapBench } from './fixtures/swapBench.js'

let place: SwapChain
let liar: Liar
let bench: Awaited<ReturnType<typeof swapBench>> | undefined

beforeAll(async () => {
  const chains = await startChains({ count: 1 })
  ;[place, liar] = await Promise.all([startSwapChain(chains), startLiar(chains.world)])
})
afterAll(async () => {
  await liar.stop()
  await place.chain.stop()
})
afterEach(() => bench?.end())

const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address, uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
])
const thief: Hex = '0x00000000000000000000000000000000000bad01'
const amount = parseEther('10')

/** A page whose server is this one, with ten of a token to swap. */
async function openAt(server: string | undefined, network: object = {}) {
  const given = { ...place.chain.network, ...network }
  const own = await swapBench(place, {
    ...{ projectId: 'local', ...(server && { server }), networks: [given] as never },
    tokens: { 'eip155:31337': { address: place.hrv } },
  })
  bench = own
  own.wallet.reply('wallet_getCapabilities', () => ({}))
  await give(own)
  return own
}

async function give({ address }: { readonly address: Hex }) {
  const hash = await place.client.writeContract({
    ...{ address: place.hrv, abi, functionName: 'mint', args: [address, amount] },
  } as never)
  await place.client.waitForTransactionReceipt({ checkReplacement: false, hash })
}

type End = {
  readonly finding?: string | undefined
  readonly least?: bigint
  readonly via?: string
  readonly left?: bigint
  readonly got?: bigint
}

/** Goes all the way as a user who confirms nothing: the failure that ends it, or what the account has then. */
async function swap(own: Awaited<ReturnType<typeof openAt>>): Promise<End> {
  const { client } = own
  try {
    await openSwap(client, { fromToken: place.hrv, toToken: place.musd, amount: '10' })
    await own.quoted()
    let preview = await prepareSwap(client)
    const shown = { least: preview.minReceived, via: preview.offer.via }
    while (preview.steps[0]?.kind !== 'swap') preview = await approveSwap(client)
    await place.client.waitForTransactionReceipt({
      checkReplacement: false,
      hash: (await confirmSwap(client)) as Hex,
    })
    const [left, got] = await Promise.all([own.held(place.hrv), own.held(place.musd)])
    return { ...shown, left, got }
  } catch (error) {
    const { code, data } = error as { code?: string; data?: { finding?: string } }
    return { finding: data?.finding ?? code }
  }
}

const silence = Symbol('silence')

/** A server of the test's own. To what it is silent on, the time of a call passes once that has arrived. */
async function startServer(
  answerOf: (path: string, body: Record<string, string>) => unknown | typeof silence,
) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = request.method === 'POST' ? ((await json(request)) as never) : {}
    const answer = answerOf(pathname, body)
    if (answer === silence) return bench?.client.held.pass(apiTimeoutMs)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const end = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end }
}

test('an honest server gets what it offers signed, and what is shown is received', async () => {
  const own = await openAt(liar.serverUrl)
  const { least, got, left, via } = await swap(own)
  expect(via).toBe('server')
  expect(left).toBe(0n)
  expect(got).toBeGreaterThanOrEqual(least ?? 0n)
})

test('the coin has the picture that the list of the server has of it, and stays what the network says', async () => {
  const own = await openAt(liar.serverUrl)
  await openSwap(own.client)
  const { fromToken } = own.draft()
  expect(fromToken).toMatchObject({ symbol: 'ETH', decimals: 18, isRead: true })
  expect(fromToken?.iconUrl?.startsWith(liar.serverUrl)).toBe(true)
})

describe('a server that lies gets no signature', () => {
  test.each([
    ['quote-router', 'no_route'],
    ['quote-spender', 'no_route'],
    ['quote-token', 'no_route'],
    ['quote-chain', 'no_route'],
    ['quote-amount', 'no_route'],
    ['quote-none', 'no_route'],
    ['quote-better', 'price_moved'],
    ['quote-robbery', 'impact_too_high'],
    ['swap-recipient', 'terms'],
    ['swap-to', 'router'],
    ['swap-from', 'sender'],
    ['swap-value', 'terms'],
    ['swap-amount', 'terms'],
    ['swap-minimum', 'minimum'],
    ['swap-token', 'tokens'],
    ['swap-chain', 'sender'],
    ['swap-nothing', 'call'],
    ['swap-transfer', 'router'],
    ['swap-approval', 'router'],
    ['swap-gas', 'gas'],
    ['moved', 'price_moved'],
    ['no-route', 'no_route'],
    ['too-small', 'amount_too_small'],
    ['too-large', 'amount_too_large'],
  ])('%s: %s', async (lie, finding) => {
    const own = await openAt(`${liar.url}/${lie}`)
    expect(await swap(own)).toEqual({ finding })
    expect(own.requests()).toEqual([])
  })
})

test.each([
  'quote-minimum',
  'quote-stale',
  'quote-endless',
  'quote-gas',
  'quote-fee',
  'quote-worse',
  'approve-unlimited',
  'approve-spender',
  'approve-to',
  'allowance-enough',
])('what a server says by %s changes nothing of what is signed', async (lie) => {
  const own = await openAt(`${liar.url}/${lie}`)
  const { least, got, left } = await swap(own)
  expect(left).toBe(0n)
  expect(got).toBeGreaterThanOrEqual(least ?? 0n)
  const [approve] = own.requests().map(({ params }) => params?.[0] as unknown as { data: Hex })
  const spender = own.draft().preview?.offer.spender as Hex
  expect(approve?.data).toBe(
    encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] }),
  )
})

test.each(['fails', 'busy', 'gone', 'half', 'rubbish', 'unsupported'])(
  'where a server does not help (%s), the exchanges of the network do',
  async (failure) => {
    const own = await openAt(`${liar.url}/${failure}`)
    const { least, got, via } = await swap(own)
    expect(via).toBe('network')
    expect(got).toBeGreaterThanOrEqual(least ?? 0n)
  },
)

describe('silence ends', () => {
  test('of a server: the exchanges of the network help', async () => {
    const { url, end } = await startServer(() => silence)
    const own = await openAt(url)
    const { least, got, via } = await swap(own)
    end()
    expect(via).toBe('network')
    expect(got).toBeGreaterThanOrEqual(least ?? 0n)
  })

  /** The way to a node waits by timers of its own: they run on while the node is silent. */
  async function whileSilent<value>(work: () => Promise<value>): Promise<value> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    place.silence(true)
    try {
      let isOver = false
      const end = () => {
        isOver = true
      }
      const working = work()
      working.then(end, end)
      await vi.waitUntil(
        () => {
          vi.advanceTimersByTime(5_000)
          return isOver
        },
        { timeout: 20_000 },
      )
      return await working
    } finally {
      place.silence(false)
      vi.useRealTimers()
    }
  }

  test('of a node: nothing is signed, and the same press goes on once it answers', async () => {
    const own = await openAt(undefined)
    const { client } = own
    await openSwap(client, { fromToken: place.hrv, toToken: place.musd })
    typeSwapAmount(client, { text: '10' })
    expect((await whileSilent(() => own.quoted())).status).toBe('failed')
    for (const isQuoted of [false, true]) {
      if (isQuoted) await readOffers(client)
      await expect(whileSilent(() => prepareSwap(client))).rejects.toMatchObject({
        code: 'node_timeout',
      })
      expect(own.draft()).toMatchObject({ status: 'failed', preview: undefined })
    }
    expect(own.requests()).toEqual([])
    await prepareSwap(client)
    expect(own.draft().status).toBe('prepared')
  })
})

describe('a swap service, whose calls the page cannot read', () => {
  type Built = { to?: Hex; data?: Hex; value?: bigint }
  type Terms = { readonly account: Hex; readonly path: readonly Hex[]; readonly least: bigint }

  /** A server that offers what the router of the v2 kind gives, as a service called `mine`, and builds what the test says. */
  async function startService(build: (terms: Terms) => Built | typeof silence) {
    const { router } = place.pools.v2
    const path = [place.hrv, place.musd]
    const ids = path.map((token) => `eip155:31337:${token}`)
    const [, toAmount] = await place.client.readContract({
      ...{ address: router, functionName: 'getAmountsOut', args: [amount, path] },
      abi: parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])']),
    })
    const answers: Record<string, (body: Record<string, string>) => unknown> = {
      '/v1/supported-chains': () => ({ http: ['eip155:31337'], ws: [] }),
      '/v1/convert/quotes': () => ({
        quotes: [
          {
            ...{ id: 'a', provider: 'mine', fromAmount: String(amount), fromAccount: ids[0] },
            ...{ toAmount: String(toAmount), toAccount: ids[1], router, spender: router },
          },
        ],
      }),
      '/v1/convert/build-transaction': ({ userAddress, minReceived = '0' }) => {
        const terms = { account: userAddress as Hex, path, least: BigInt(minReceived) }
        const built = build(terms)
        if (built === silence) return silence
        const { to = router, data = writeSwap(terms), value = 0n } = built
        return {
          tx: {
            ...{ from: `eip155:31337:${userAddress}`, to: `eip155:31337:${to}`, data },
            ...{ amount: String(value), eip155: { gas: '400000', gasPrice: '1' } },
          },
        }
      },
    }
    const { url, end } = await startServer((path, body) => answers[path]?.(body))
    const own = await openAt(url, {
      custom: { pools: place.pools, swapPlaces: { mine: { router, spender: router } } },
    })
    return { own, router, end }
  }
  const writeSwap = ({ account, path, least }: Terms, given = amount) =>
    encodeFunctionData({
      ...{ abi, functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens' },
      args: [given, least, [...path], account, 2n ** 40n],
    })

  test('what a node shows it to do is signed where it is what was offered', async () => {
    const { own, end } = await startService(() => ({}))
    const { least, got, left, via } = await swap(own)
    end()
    expect(via).toBe('server')
    expect(left).toBe(0n)
    expect(got).toBeGreaterThanOrEqual(least ?? 0n)
  })

  /** A call that Foyer does not know, of the same contract. */
  const writeUnknown = ({ account, path, least }: Terms, given = amount) =>
    encodeFunctionData({
      ...{ abi, functionName: 'swapExactTokensForTokens' },
      args: [given, least, [...path], account, 2n ** 40n],
    })

  test.each<[string, string, (terms: Terms) => Built]>([
    ['another receiver', 'terms', (terms) => ({ data: writeSwap({ ...terms, account: thief }) })],
    ['a minimum of 0', 'minimum', (terms) => ({ data: writeSwap({ ...terms, least: 0n }) })],
    [
      'a minimum that is one unit less',
      'minimum',
      (terms) => ({ data: writeSwap({ ...terms, least: terms.least - 1n }) }),
    ],
    [
      'another receiver in an unknown call',
      'gives_less',
      (terms) => ({ data: writeUnknown({ ...terms, account: thief }) }),
    ],
    ['another contract', 'router', () => ({ to: thief })],
    ['the token itself', 'router', () => ({ to: place.hrv })],
    ['coins on top', 'value', () => ({ value: 1n })],
    ['no call', 'call', () => ({ data: '0x' })],
    ...(
      [
        ['another token at the end', 'tokens', writeSwap],
        ['another token at the end of an unknown call', 'gives_less', writeUnknown],
      ] as const
    ).map(([name, finding, write]): [string, string, (terms: Terms) => Built] => [
      ...([name, finding] as const),
      (terms) => ({
        data: write({ ...terms, path: [place.hrv, place.musd, place.wrapped], least: 0n }),
      }),
    ]),
  ])('%s gets no signature: %s', async (_, finding, build) => {
    const { own, end } = await startService(build)
    expect(await swap(own)).toEqual({ finding })
    end()
    expect(own.requests()).toEqual([])
  })

  test('silence when it has to build ends, and gets no signature', async () => {
    const { own, end } = await startService(() => silence)
    expect(await swap(own)).toEqual({ finding: 'server_timeout' })
    end()
    expect(own.draft()).toMatchObject({ status: 'failed', preview: undefined })
    expect(own.requests()).toEqual([])
  })

  test('more of the token than shown gets no signature, also where more is allowed from before', async () => {
    const { own, router, end } = await startService((terms) => ({
      data: writeSwap(terms, 2n * amount),
    }))
    await give(own)
    const hash = await own.wallet.node().sendTransaction({
      to: place.hrv,
      data: encodeFunctionData({ abi, functionName: 'approve', args: [router, 2n ** 255n] }),
    } as never)
    await place.client.waitForTransactionReceipt({ checkReplacement: false, hash })
    expect(await swap(own)).toEqual({ finding: 'takes_more' })
    end()
    expect(own.requests()).toEqual([])
  })

  test.each([
    ['whose minimum is 0', 'minimum', (terms: Terms) => writeSwap({ ...terms, least: 0n })],
    ['of which nothing is known', 'unproved', (terms: Terms) => writeUnknown(terms)],
    ['that takes more', 'unproved', (terms: Terms) => writeSwap(terms, 2n * amount)],
  ] as const)(
    'a call %s gets no signature where no node plays it through, and no tick is offered for it',
    async (_, finding, write) => {
      place.refuse('eth_simulateV1')
      try {
        const { own, end } = await startService((terms) => ({ data: write(terms) }))
        for (const capabilities of [{}, { '0x7a69': { atomic: { status: 'supported' } } }]) {
          own.wallet.reply('wallet_getCapabilities', () => capabilities)
          expect(await swap(own)).toEqual({ finding })
          expect(own.draft().preview).toBeUndefined()
        }
        end()
        const methods = ['eth_sendTransaction', 'wallet_sendCalls']
        expect(methods.flatMap((one) => own.requests(one))).toEqual([])
      } finally {
        place.refuse()
      }
    },
  )

  test('where no node plays it through, a user has to confirm that; pools need no more than to be told', async () => {
    place.refuse('eth_simulateV1')
    try {
      const { own, end } = await startService(() => ({}))
      expect(await swap(own)).toEqual({ finding: 'unconfirmed' })
      expect(own.draft().preview?.warnings).toContainEqual({
        code: 'not_played',
        mustConfirm: true,
      })
      expect(isSwapAccepted(own.draft())).toBe(false)
      const code: SwapWarningCode = 'not_played'
      acceptSwapWarning(own.client, { code })
      expect(isSwapAccepted(own.draft())).toBe(true)
      end()
      own.end()
      const { client, draft } = await openAt(liar.serverUrl)
      await openSwap(client, { toToken: place.musd, amount: '0.1' })
      await bench?.quoted()
      const { warnings } = await prepareSwap(client)
      expect(warnings).toContainEqual({ code: 'not_played', mustConfirm: false })
      await confirmSwap(client)
      expect(draft().status).toBe('sent')
    } finally {
      place.refuse()
    }
  })
})
