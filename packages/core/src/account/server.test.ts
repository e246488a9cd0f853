import { describeNotice } from '@foyer/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import type { TokenBalance } from '../FamilyFeatures.js'
import { fakeServer, refuse } from '../fixtures/fakeServer.js'
import type { FoyerOptions } from '../options.js'
import { sendTransaction } from '../requests/sendTransaction.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress } from '../testing/fakeAdapter.js'
import { memoryStorage } from '../testing/memoryStorage.js'
import { getBalance } from './getBalance.js'
import { getBalances } from './getBalances.js'
import { getBalancesQueryKey } from './getBalancesQueryOptions.js'
import { getIdentity } from './getIdentity.js'
import { getIdentityQueryKey } from './getIdentityQueryOptions.js'
import { refreshBalances } from './refreshBalances.js'

const caipAddress = `eip155:1:${fakeAddress}` as const
const balancePath = `/v1/account/${fakeAddress}/balance`
const identityPath = `/v1/identity/${fakeAddress}`
const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const

const usdc: TokenBalance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0x00000000000000000000000000000000000000a1',
  value: 1.5,
  price: 1,
  quantity: { decimals: '6', numeric: '1.5' },
}

async function world(
  answers: Parameters<typeof fakeServer>[1],
  {
    adapter = fakeAdapter(),
    ...options
  }: Partial<FoyerOptions> & { adapter?: ReturnType<typeof fakeAdapter> } = {},
  kept = memoryStorage(),
) {
  const server = await fakeServer(onTestFinished, {
    '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [] }),
    ...answers,
  })
  const client = createTestClient(
    { adapters: [adapter], server: server.url, ...options },
    { localStorage: () => kept },
  )
  const asked = (path: string) => server.asked.filter((one) => one.path === path)
  return { server, client, adapter, asked, kept }
}
const notice = (client: ReturnType<typeof createTestClient>) =>
  client.store.getState().notices.notice?.code

describe('the tokens of an account', () => {
  test('come from the server, checked, once in half a minute, also over a reload', async () => {
    const { client, asked, kept, server } = await world({
      [balancePath]: () => ({ balances: [usdc, { ...usdc, address: null, symbol: 'ETH' }] }),
    })
    startClient(client)
    await connect(client, kestrel)
    const [first] = await Promise.all([
      getBalances(client, { caipAddress }),
      getBalances(client, { caipAddress }),
    ])
    expect(first.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
    expect(asked(balancePath)).toHaveLength(1)
    expect(asked(balancePath)[0]?.query).toMatchObject({ currency: 'usd', chainId: 'eip155:1' })

    const again = createTestClient(
      { adapters: [fakeAdapter()], server: server.url },
      { localStorage: () => kept },
    )
    const { queryClient } = await again.queries.load()
    expect(queryClient.getQueryData(getBalancesQueryKey(again, { caipAddress }))).toEqual(first)
    await expect(getBalances(again, { caipAddress })).resolves.toEqual(first)
    expect(asked(balancePath)).toHaveLength(1)
  })

  test('are asked of the wallet where it can tell, and of the server where it fails to', async () => {
    let tell = async () => [usdc] as readonly TokenBalance[]
    const adapter = fakeAdapter({ getAssets: () => tell() })
    const { client, asked } = await world({ [balancePath]: () => ({ balances: [] }) }, { adapter })
    startClient(client)
    await connect(client, kestrel)
    await expect(getBalances(client, { caipAddress })).resolves.toEqual([usdc])
    expect(asked(balancePath)).toEqual([])
    tell = () => Promise.reject(new Error('no'))
    refreshBalances(client)
    await expect(getBalances(client, { caipAddress })).resolves.toEqual([])
    expect(asked(balancePath)).toHaveLength(1)
    expect(adapter.calls.filter((call) => call.startsWith('getAssets'))).toHaveLength(2)
  })

  test('that an own transaction touched are asked for by name, until they were told', async () => {
    let down = false
    const { client, asked } = await world({
      [balancePath]: (_, response) => (down ? refuse(response, 500, 'down') : { balances: [usdc] }),
    })
    startClient(client)
    await connect(client, kestrel)
    const token = '0x00000000000000000000000000000000000000a1'
    await sendTransaction(client, { to: token })
    down = true
    refreshBalances(client)
    await expect(getBalances(client, { caipAddress })).rejects.toMatchObject({
      code: 'http_status',
    })
    down = false
    client.held.pass(30_000)
    await getBalances(client, { caipAddress })
    const forced = `eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee,eip155:1:${token}`
    expect(asked(balancePath).map(({ query }) => query.forceUpdate)).toEqual([forced, forced])
    refreshBalances(client)
    await getBalances(client, { caipAddress })
    expect(asked(balancePath).at(-1)?.query).not.toHaveProperty('forceUpdate')
  })

  test('are asked for by name once more when the transaction that changed them is in a block', async () => {
    const { client, asked, adapter } = await world({
      [balancePath]: () => ({ balances: [usdc] }),
    })
    startClient(client)
    await connect(client, kestrel)
    await sendTransaction(client, { to: '0x00000000000000000000000000000000000000a1' })
    adapter.emitter().pending(1)
    await getBalances(client, { caipAddress })
    adapter.emitter().pending(0)
    await getBalances(client, { caipAddress })
    const [early, late] = asked(balancePath).map(({ query }) => query.forceUpdate)
    expect(early).toContain('00a1')
    expect(late).toBe(early)
    refreshBalances(client)
    await getBalances(client, { caipAddress })
    expect(asked(balancePath).at(-1)?.query).not.toHaveProperty('forceUpdate')
  })

  test('that come after the wallet left are not kept in the browser', async () => {
    let answer = (_: unknown) => {}
    const { client, asked, kept } = await world({
      [balancePath]: () => new Promise((resolve) => (answer = resolve)),
      [identityPath]: () => ({ name: 'ann.foyer.eth' }),
    })
    startClient(client)
    await connect(client, kestrel)
    const tokens = getBalances(client, { caipAddress })
    await expect.poll(() => asked(balancePath)).toHaveLength(1)
    const others = [getIdentity(client, { caipAddress }), getBalance(client, { caipAddress })]
    await disconnect(client)
    answer({ balances: [usdc] })
    await Promise.all([tokens, ...others])
    const values = Object.keys(kept).map((key) => kept.getItem(key))
    expect(values.filter((value) => value?.includes(fakeAddress))).toEqual([])
  })

  test('take no room in the browser that could not be used again', async () => {
    const address = (index: number) => `eip155:1:0x${index.toString(16).padStart(40, '0')}`
    const balances = Array.from({ length: 201 }, (_, index) => ({
      ...usdc,
      address: address(index),
    }))
    const adapter = fakeAdapter({
      getIdentity: async () => ({ name: 'a.eth', avatar: `data:image/png,${'a'.repeat(70_000)}` }),
    })
    const { client, kept } = await world({ [balancePath]: () => ({ balances }) }, { adapter })
    startClient(client)
    await connect(client, kestrel)
    const before = Object.keys(kept)
    await expect(getBalances(client, { caipAddress })).resolves.toHaveLength(201)
    await expect(getIdentity(client, { caipAddress })).resolves.toMatchObject({ name: 'a.eth' })
    expect(Object.keys(kept)).toEqual(before)
  })

  test.each([
    [
      'a refusal',
      (_: unknown, response: Parameters<typeof refuse>[0]) => refuse(response, 500, 'x'),
    ],
    ['a page of HTML', () => '<!doctype html><title>Hello</title>'],
    ['another shape', () => ({ balances: [{ ...usdc, quantity: { numeric: '1e5' } }] })],
  ])('cannot be had: %s is told once, and nobody is asked for half a minute', async (_, answer) => {
    let isFine = false
    const { client, asked } = await world({
      [balancePath]: (one, response) =>
        isFine ? { balances: [usdc] } : (answer as (...all: unknown[]) => unknown)(one, response),
    })
    await expect(getBalances(client, { caipAddress })).rejects.toThrow()
    expect(notice(client)).toBe('balance_unavailable')
    expect(describeNotice({ code: 'balance_unavailable' })).toBe('Token Balance Unavailable')
    client.held.pass(29_999)
    isFine = true
    await expect(getBalances(client, { caipAddress })).rejects.toThrow()
    expect(notice(client)).toBeUndefined()
    expect(asked(balancePath)).toHaveLength(1)
    client.held.pass(1)
    await expect(getBalances(client, { caipAddress })).resolves.toEqual([usdc])
  })

  test('of a network that is not served, or of play money, are those of the chain', async () => {
    const networks = [testNetwork(1), testNetwork(10), testNetwork(5, { testnet: true })] as const
    const { client, server } = await world(
      { '/v1/supported-chains': () => ({ http: ['eip155:1', 'eip155:5'], ws: [] }) },
      { networks, tokens: { 'eip155:10': { address: '0xa1' } } },
    )
    const coin = { name: 'Ether', symbol: 'ETH', quantity: { decimals: '18', numeric: '1' } }
    await expect(
      getBalances(client, { caipAddress, caipNetworkId: 'eip155:5' }),
    ).resolves.toMatchObject([coin])
    await expect(
      getBalances(client, { caipAddress, caipNetworkId: 'eip155:10' }),
    ).resolves.toMatchObject([coin, { address: 'eip155:10:0xa1' }])
    expect(server.asked.map(({ path }) => path)).toEqual(['/v1/supported-chains'])
    await expect(
      getBalances(client, { caipAddress, caipNetworkId: 'eip155:7' }),
    ).rejects.toMatchObject({ code: 'chain_not_configured' })
  })

  test('without a server only the chain is queried', async () => {
    const { client, server } = await world({}, { server: undefined as never })
    await expect(getBalances(client, { caipAddress })).resolves.toHaveLength(1)
    expect(server.asked).toEqual([])
  })
})

describe('who an account is', () => {
  const named = (name: string) => async () => ({ name, avatar: undefined })

  test('is read from the server, once in five minutes, also over a reload', async () => {
    const adapter = fakeAdapter({ getIdentity: named('chain.eth') })
    const avatar = 'https://own.example/avatar.webp'
    const { client, asked, kept } = await world(
      { [identityPath]: () => ({ name: 'ann.foyer.eth', avatar }) },
      { adapter },
    )
    startClient(client)
    await connect(client, kestrel)
    await expect(getIdentity(client, { caipAddress })).resolves.toEqual({
      name: 'ann.foyer.eth',
      avatar,
    })
    await getIdentity(client, { caipAddress })
    expect(asked(identityPath)).toHaveLength(1)
    expect(asked(identityPath)[0]?.query).toMatchObject({ sender: fakeAddress })
    expect(adapter.calls).not.toContain('getIdentity')
    const nameAfter = async (ms: number) => {
      const again = createTestClient({ adapters: [adapter] }, { localStorage: () => kept })
      onTestFinished(again.destroy)
      again.held.pass(ms)
      const { queryClient } = await again.queries.load()
      return queryClient.getQueryData(getIdentityQueryKey(again, { caipAddress }))?.name
    }
    await expect(nameAfter(299_999)).resolves.toBe('ann.foyer.eth')
    await expect(nameAfter(300_000)).resolves.toBeUndefined()
  })

  test('is read from the chain when the server fails; an unnamed account has no picture', async () => {
    const adapter = fakeAdapter({ getIdentity: named('chain.eth') })
    const failing = {
      [identityPath]: (_: unknown, response: Parameters<typeof refuse>[0]) =>
        refuse(response, 500, 'x'),
    }
    const one = await world(failing, { adapter })
    await expect(getIdentity(one.client, { caipAddress })).resolves.toMatchObject({
      name: 'chain.eth',
    })
    const two = await world(failing)
    await expect(getIdentity(two.client, { caipAddress })).resolves.toEqual({
      name: undefined,
      avatar: undefined,
    })
  })

  test('is unnamed when the server says so, whatever the chain would say', async () => {
    const adapter = fakeAdapter({ getIdentity: named('chain.eth') })
    const { client } = await world(
      { [identityPath]: () => ({ name: null, avatar: '' }) },
      { adapter },
    )
    await expect(getIdentity(client, { caipAddress })).resolves.toEqual({
      name: undefined,
      avatar: undefined,
    })
  })
})
