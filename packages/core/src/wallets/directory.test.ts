import { walletSearchDebounceMs } from '@foyer/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '../fixtures/fakeServer.js'
import { fakeWindow } from '../fixtures/page.js'
import { closeModal } from '../modal/closeModal.js'
import { openModal } from '../modal/openModal.js'
import type { FoyerOptions } from '../options.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeConnector } from '../testing/fakeAdapter.js'
import { allWallets, awaitedRows, soughtWallets, walletRows } from './list.js'
import { listContext } from './listContext.js'
import { loadWallets } from './loadWallets.js'
import { seekWallets } from './seekWallets.js'
import { setCertified } from './setCertified.js'
import { suggestWallets } from './suggestWallets.js'
import { walletEntry } from './walletEntry.js'

type Answers = Parameters<typeof fakeServer>[1]
type Query = Readonly<Record<string, string>>
type Listed = { id: string; name?: string; [field: string]: unknown }

const many = Array.from({ length: 95 }, (_, index): Listed => ({ id: `w${index}` }))
const named = (wallets: readonly Listed[]) =>
  wallets.map((wallet) => ({ name: `Wallet ${wallet.id}`, mobile_link: 'app://', ...wallet }))

/** As much of a directory as the contract asks for. */
function list(wallets: readonly Listed[], { page = '1', entries = '40', include, exclude }: Query) {
  const found = named(wallets).filter(
    ({ id }) => (!include || include.split(',').includes(id)) && !exclude?.split(',').includes(id),
  )
  const end = Number(page) * Number(entries)
  return { count: found.length, data: found.slice(end - Number(entries), end) }
}

async function visit(
  wallets: readonly Listed[] | Answers,
  options: Partial<FoyerOptions> = {},
  agent = '',
) {
  const answers = Array.isArray(wallets)
    ? { '/getWallets': ({ query }: { query: Query }) => list(wallets, query) }
    : (wallets as Answers)
  const server = await fakeServer(onTestFinished, answers)
  const window = fakeWindow('https://shop.example/', agent)
  const client = createTestClient(
    { server: server.url, adapters: [fakeAdapter({ connectors: [] })], ...options },
    { window: () => window },
  )
  return { server, client }
}
const queries = (server: FakeServer) => server.asked.map(({ query }) => query)
const names = (client: ReturnType<typeof createTestClient>, of = allWallets) =>
  of(client.store.getState().wallets, listContext(client)).map(({ name }) => name)
const directory = (client: ReturnType<typeof createTestClient>) =>
  client.store.getState().wallets.directory
const until = (condition: () => unknown) => expect.poll(condition).toBe(true)

describe('the list of all wallets', () => {
  test('is empty where the host lists only such as the directory cannot know', async () => {
    const { client, server } = await visit(many, { includeWalletIds: ['test.none'] })
    await loadWallets(client)
    expect(names(client)).toEqual([])
    expect(server.asked).toEqual([])
  })

  test('comes 40 at a time, of the networks the host configured, up to its end', async () => {
    const { client, server } = await visit(many)
    for (let page = 1; page <= 4; page++) await loadWallets(client)
    expect(names(client)).toEqual(named(many).map(({ name }) => name))
    expect(queries(server).map(({ page, entries }) => [page, entries])).toEqual([
      ['1', '40'],
      ['2', '40'],
      ['3', '40'],
    ])
    expect(queries(server)[0]).toMatchObject({ chains: 'eip155:1,eip155:10' })
    expect(directory(client)).toMatchObject({ total: 95, pages: { next: undefined } })
  })

  test('reads a page once, however often it is asked for', async () => {
    const { client, server } = await visit(many)
    await Promise.all([loadWallets(client), loadWallets(client), loadWallets(client)])
    await loadWallets(client, { first: true })
    expect(server.asked).toHaveLength(1)
  })

  test('ends with an empty page, whatever the server counts', async () => {
    const { client } = await visit({ '/getWallets': () => ({ count: 1_000_000, data: [] }) })
    await loadWallets(client)
    expect(directory(client).pages).toMatchObject({ next: undefined, status: 'idle' })
  })

  test('holds a wallet once, also one that a later page has again', async () => {
    const { client } = await visit({
      '/getWallets': () => ({ count: 80, data: named(many.slice(0, 40)) }),
    })
    await loadWallets(client)
    await loadWallets(client)
    expect(names(client)).toHaveLength(40)
  })

  test('leaves out what is installed or the host’s own, and lends them what it knows', async () => {
    const { client } = await visit(
      [{ id: 'a', rdns: 'test.kestrel', badge_type: 'certified' }, { id: 'own' }, { id: 'b' }],
      { customWallets: [{ id: 'own', name: 'Own' }] },
    )
    client.store.setState(({ wallets }) => ({
      wallets: { ...wallets, found: { eip155: [fakeConnector()] } },
    }))
    await loadWallets(client)
    expect(names(client)).toEqual(['Kestrel', 'Own', 'Wallet b'])
    setCertified(client, true)
    expect(client.store.getState().notices.notice).toMatchObject({ code: 'only_certified' })
    expect(names(client)).toEqual(['Kestrel'])
  })

  test('compares networks whole, whatever the server lets through', async () => {
    const chains = (id: string, chains: string[]) => ({ id, chains })
    const { client } = await visit(
      [
        chains('ten', ['eip155:10']),
        chains('one', ['eip155:1']),
        chains('both', ['eip155:1', 'x']),
      ],
      { networks: [testNetwork(1)] },
    )
    await loadWallets(client)
    expect(names(client)).toEqual(['Wallet one', 'Wallet both'])
  })

  test('takes only safe links from the server', async () => {
    const { client } = await visit([
      { id: 'a', mobile_link: 'javascript:alert(1)', homepage: 'data:text/html,x', rdns: null },
    ])
    await loadWallets(client)
    expect(directory(client).pages.entries).toEqual([{ id: 'a', name: 'Wallet a' }])
  })

  test('has pictures of the server, asked for in the name of the project', async () => {
    const { client, server } = await visit([
      { id: 'a', image_id: '0a1b' },
      { id: 'b', image_url: 'https://elsewhere.example/b.png' },
    ])
    await loadWallets(client)
    const { wallets } = client.store.getState()
    expect(allWallets(wallets, listContext(client)).map(({ imageUrl }) => imageUrl)).toEqual([
      `${server.url}/getWalletImage/0a1b?projectId=test&st=appkit&sv=html-wagmi-4.2.2`,
      undefined,
    ])
  })

  test.each<[string, Answers['']]>([
    ['fails', (_, response) => refuse(response, 500, 'Sorry')],
    ['answers HTML', () => '<html>'],
    ['answers in another shape', () => ({ count: '1', data: {} })],
    ['has more than a page can hold', () => ({ count: 1, data: named([...many, ...many]) })],
  ])('says so when the server %s, and can be tried again', async (_, answer) => {
    let broken = true
    const { client } = await visit({
      '/getWallets': (asked, response) =>
        broken ? answer?.(asked, response) : list(many, asked.query),
    })
    await loadWallets(client)
    expect(directory(client).pages.status).toBe('failed')
    broken = false
    await loadWallets(client)
    expect(directory(client).pages).toMatchObject({ status: 'idle', next: 2 })
  })

  test('is another one for certified wallets, and a late page of the first is dropped', async () => {
    let answer = (_: unknown) => {}
    const { client } = await visit({
      '/getWallets': ({ query }) =>
        query.badge_type
          ? { count: 1, data: named([{ id: 'c', badge_type: 'certified' }]) }
          : new Promise((resolve) => (answer = resolve)),
    })
    const first = loadWallets(client)
    await until(() => directory(client).pages.status === 'loading')
    setCertified(client, true)
    await loadWallets(client)
    answer({ count: 95, data: named(many.slice(0, 40)) })
    await first
    expect(names(client)).toEqual(['Wallet c'])
  })

  test('keeps what a phone can reach: by a link, or opened by the page itself', async () => {
    const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
    const coinbase = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
    const none = { mobile_link: null }
    const { client } = await visit(
      [{ id: 'a' }, { id: 'b', ...none }, { id: phantom, ...none }, { id: coinbase, ...none }],
      {},
      'iPhone',
    )
    await loadWallets(client)
    const ids = () =>
      allWallets(client.store.getState().wallets, listContext(client)).map(({ id }) => id)
    expect(ids()).toEqual(['a', coinbase])
    client.store.setState(({ network }) => ({ network: { ...network, active: 'solana' } }))
    expect(ids()).toEqual(['a', phantom, coinbase])
  })
})

describe('the first screen', () => {
  test('has the wallets that the host names, in its order, whatever their networks', async () => {
    const { client, server } = await visit(many, { featuredWalletIds: ['w9', 'nobody', 'w3'] })
    await suggestWallets(client)
    expect(names(client, walletRows)).toEqual(['Wallet w9', 'Wallet w3'])
    const featured = queries(server).find(({ include }) => include)
    expect(featured).toMatchObject({ include: 'w9,nobody,w3', entries: '3', page: '1' })
    expect(featured).not.toHaveProperty('chains')
  })

  test('has two recommended where nothing else is there, and fewer where something is', async () => {
    const { client, server } = await visit(many, { excludeWalletIds: ['w0'] })
    await suggestWallets(client)
    expect(names(client, walletRows)).toEqual(['Wallet w1', 'Wallet w2'])
    expect(queries(server).find(({ chains }) => chains)).toMatchObject({
      entries: '4',
      exclude: 'w0',
    })
    client.store.setState(({ wallets }) => ({
      wallets: { ...wallets, found: { eip155: [fakeConnector()] } },
    }))
    expect(names(client, walletRows)).toEqual(['Kestrel', 'Wallet w1'])
  })

  test('has as many recommended as two less what is installed and was lately used', async () => {
    const { client, server } = await visit(many)
    const use = (...recent: { id: string; name: string }[]) =>
      client.store.setState(({ wallets }) => ({ wallets: { ...wallets, recent } }))
    use({ id: 'w90', name: 'Old name' })
    await suggestWallets(client)
    // What is known of it is asked for, since it may be none of the first.
    expect(queries(server).find(({ include }) => include)).toMatchObject({ include: 'w90' })
    expect(names(client, walletRows)).toEqual(['Wallet w90', 'Wallet w0'])
    const awaited = () => {
      const { wallets } = client.store.getState()
      const directory = { ...wallets.directory, suggesting: true }
      return awaitedRows({ ...wallets, directory }, listContext(client))
    }
    expect(awaited()).toBe(1)
    use({ id: 'test.gone', name: 'Gone' }, { id: 'w90', name: 'Old name' })
    expect(names(client, walletRows)).toEqual(['Gone', 'Wallet w90'])
    expect(awaited()).toBe(0)
    use({ id: 'w0', name: 'Wallet w0' })
    expect(names(client, walletRows)).toEqual(['Wallet w0', 'Wallet w1'])
    client.store.setState(({ wallets }) => ({
      wallets: { ...wallets, found: { eip155: [fakeConnector()] } },
    }))
    expect(names(client, walletRows)).toEqual(['Wallet w0', 'Kestrel'])
  })

  test('has none recommended beside the host’s own', async () => {
    const { client } = await visit(many, { customWallets: [{ id: 'own', name: 'Own' }] })
    await suggestWallets(client)
    expect(names(client, walletRows)).toEqual(['Own'])
  })

  test('hides an installed wallet that the host excludes by the id of the directory', async () => {
    const { client } = await visit([{ id: 'listed', rdns: 'test.kestrel' }, { id: 'b' }], {
      excludeWalletIds: ['listed', 'A name with spaces'],
    })
    client.store.setState(({ wallets }) => ({
      wallets: { ...wallets, found: { eip155: [fakeConnector({ name: 'Renamed' })] } },
    }))
    await suggestWallets(client)
    expect(names(client, walletRows)).toEqual(['Wallet b'])
  })

  test('keeps every wallet when the host excludes one by its reverse domain', async () => {
    const { client } = await visit(many, { excludeWalletIds: ['test.gone'] })
    await suggestWallets(client)
    expect(names(client, walletRows)).toEqual(['Wallet w0', 'Wallet w1'])
    expect(directory(client).excluded).toEqual([])
  })

  test('asks for no more wallets than a page can hold, however many the host names', async () => {
    const ids = Array.from({ length: 130 }, (_, index) => `x${index}`)
    const { client, server } = await visit(many, { featuredWalletIds: ['w7', ...ids] })
    await suggestWallets(client)
    expect(names(client, walletRows)).toEqual(['Wallet w7'])
    expect(queries(server).find(({ include }) => include)?.entries).toBe('100')
  })

  test('is asked for again at the next opening, what could not be had and what is of another chain family', async () => {
    let down = true
    const { client, server } = await visit(
      {
        '/getWallets': ({ query }, response) =>
          down ? refuse(response, 500, 'Sorry') : list(many, query),
      },
      { networks: [testNetwork(1), { ...testNetwork(2), chainNamespace: 'solana' }] },
    )
    const asked = () =>
      server.asked.flatMap(({ path, query }) => (path === '/getWallets' ? [query.chains] : []))
    startClient(client)
    openModal(client)
    await until(() => asked().length === 1 && !directory(client).suggesting)
    closeModal(client)
    down = false
    openModal(client, { namespace: 'solana' })
    await until(() => directory(client).recommended.length === 4)
    closeModal(client)
    openModal(client)
    await until(() => asked().length === 3)
    expect(asked()).toEqual(['eip155:1,solana:2', 'solana:2', 'eip155:1,solana:2'])
    await until(() => !directory(client).suggesting)
    closeModal(client)
    openModal(client)
    for (let turn = 0; turn < 3; turn++) await fetch(`${server.url}/other`)
    expect(asked()).toHaveLength(3)
  })

  test('gives a wallet of the page that brings no picture the one of the directory, and lists it once', async () => {
    const talisman = { id: 't', name: 'Talisman', image_id: '0a1b' }
    const injected = [{ namespace: 'polkadot', injected_id: 'injectedWeb3:talisman' }]
    const { client, server } = await visit({
      '/getWallets': ({ query }) =>
        query.injected
          ? list([{ ...talisman, injected }], {})
          : list([{ ...talisman, injected }, { id: 'w1' }], query),
    })
    const found = {
      polkadot: [
        fakeConnector({ id: 'injectedWeb3:talisman', namespace: 'polkadot', name: 'Talisman' }),
        fakeConnector({ id: 'injectedWeb3:odd, one', namespace: 'polkadot', name: 'Odd' }),
      ].map(({ imageUrl: _, rdns: __, ...connector }) => connector),
      eip155: [fakeConnector({ id: 'test.kestrel', rdns: 'test.kestrel' })],
    }
    client.store.setState(({ wallets }) => ({ wallets: { ...wallets, found } }))
    await suggestWallets(client)
    const asked = queries(server).find(({ injected }) => injected)
    expect(asked).toMatchObject({ injected: 'injectedWeb3:talisman' })
    const rows = allWallets(client.store.getState().wallets, listContext(client))
    expect(rows.map(({ name }) => name)).toEqual(['Talisman', 'Odd', 'Kestrel', 'Wallet w1'])
    expect(rows[0]).toMatchObject({
      imageUrl: `${server.url}/getWalletImage/0a1b?projectId=test&st=appkit&sv=html-wagmi-4.2.2`,
      entry: { id: 't' },
    })
    expect(
      walletEntry(client.store.getState().wallets, client.options, 'injectedWeb3:talisman'),
    ).toBe(rows[0]?.entry)
  })

  test('hides a wallet of the page that the host excludes by the id of the directory', async () => {
    const injected = [{ namespace: 'cosmos', injected_id: 'keplr:keplr' }]
    const { client } = await visit([{ id: 'app-keplr', name: 'Keplr', injected }], {
      excludeWalletIds: ['app-keplr'],
    })
    const connector = fakeConnector({ id: 'keplr:keplr', namespace: 'cosmos', name: 'Renamed' })
    client.store.setState(({ wallets }) => ({
      wallets: { ...wallets, found: { cosmos: [connector] } },
    }))
    await suggestWallets(client)
    expect(names(client, walletRows)).toEqual([])
  })

  test('keeps the room of what is to come', async () => {
    const { client } = await visit(many, { featuredWalletIds: ['w1', 'w2', 'w3'] })
    const awaited = () => awaitedRows(client.store.getState().wallets, listContext(client))
    const asked = suggestWallets(client)
    expect(awaited()).toBe(3)
    await asked
    expect(awaited()).toBe(0)
  })

  test('is asked for when the modal opens, once, and not before', async () => {
    const { client, server } = await visit(many)
    startClient(client)
    await client.handles.wake?.()
    await until(() => server.asked.length >= 2)
    const asked = () => server.asked.filter(({ path }) => path === '/getWallets').length
    expect(asked()).toBe(0)
    // What is rendered ahead of the press keeps their room.
    expect(directory(client).suggesting).toBe(true)
    openModal(client)
    openModal(client)
    await until(() => directory(client).recommended.length === 4)
    expect(asked()).toBe(1)
  })

  test('has no room beside it when the client starts again', async () => {
    const { client } = await visit(many)
    const stop = startClient(client)
    openModal(client)
    await until(() => directory(client).recommended.length === 4)
    closeModal(client)
    stop()
    startClient(client)
    await client.handles.wake?.()
    expect(directory(client).suggesting).toBe(false)
  })

  test('stays as it is when the server is no help', async () => {
    const { client } = await visit({ '/getWallets': () => 'nonsense' })
    await suggestWallets(client)
    expect(names(client, walletRows)).toEqual([])
    expect(directory(client)).toMatchObject({ suggesting: false, total: undefined })
  })
})

describe('a search', () => {
  const sought = (client: ReturnType<typeof createTestClient>) =>
    soughtWallets(client.store.getState().wallets, listContext(client), []).map(({ id }) => id)
  const type = (client: ReturnType<typeof createTestClient>, text: string) => {
    const life = new AbortController()
    const done = seekWallets(client, { text, signal: life.signal })
    return { done, end: () => life.abort() }
  }

  test('waits until nothing more is typed, and asks for 100', async () => {
    const { client, server } = await visit(many)
    const first = type(client, 'w')
    const second = type(client, ' wa ')
    client.held.pass(walletSearchDebounceMs - 1)
    second.end()
    const third = type(client, ' wal ')
    client.held.pass(walletSearchDebounceMs)
    await Promise.all([first.done, second.done, third.done])
    expect(queries(server)).toEqual([expect.objectContaining({ search: 'wal', entries: '100' })])
    expect(sought(client)).toHaveLength(95)
    expect(client.store.getState().telemetry.last?.data).toEqual({
      event: 'SEARCH_WALLET',
      properties: { badge: 'none' },
    })
  })

  test('drops an answer that comes after a newer one', async () => {
    const held: Record<string, (answer: unknown) => void> = {}
    const { client } = await visit({
      '/getWallets': ({ query: { search = '' } }) =>
        new Promise((resolve) => {
          held[search] = resolve
        }),
    })
    const answer = (search: string, id: string) =>
      held[search]?.({ count: 1, data: named([{ id }]) })
    const old = type(client, 'old')
    client.held.pass(walletSearchDebounceMs)
    await until(() => 'old' in held)
    old.end()
    const fresh = type(client, 'new')
    client.held.pass(walletSearchDebounceMs)
    await until(() => 'new' in held)
    answer('new', 'fresh')
    await fresh.done
    answer('old', 'stale')
    await old.done
    expect(sought(client)).toEqual(['fresh'])
  })

  test('that fails says so', async () => {
    const { client } = await visit({ '/getWallets': (_, response) => refuse(response, 500, '') })
    const { done } = type(client, 'abc')
    client.held.pass(walletSearchDebounceMs)
    await done
    expect(directory(client).search).toMatchObject({ text: 'abc', status: 'failed' })
  })
})

describe('without a server', () => {
  test('the index of the package is the list, and can be searched', async () => {
    const client = createTestClient({ adapters: [fakeAdapter({ connectors: [] })] })
    await loadWallets(client)
    await loadWallets(client)
    expect(names(client)).toHaveLength(80)
    expect(names(client)[0]).toBe('MetaMask')
    const done = seekWallets(client, { text: 'RÀINBOW', signal: client.signal })
    client.held.pass(walletSearchDebounceMs)
    await done
    expect(directory(client).search.entries[0]).toMatchObject({
      name: 'Rainbow',
      rdns: 'me.rainbow',
    })
  })

  test('a phone is shown none that it cannot reach', async () => {
    const client = createTestClient(
      { adapters: [fakeAdapter({ connectors: [] })] },
      { window: () => fakeWindow('https://shop.example/', 'iPhone') },
    )
    await loadWallets(client)
    expect(names(client)).toEqual([expect.stringMatching(/Coinbase|Base/)])
  })

  test('it knows the wallets that the host names or excludes', async () => {
    const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
    const coinbase = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
    const client = createTestClient({
      adapters: [fakeAdapter({ connectors: [fakeConnector({ rdns: 'io.metamask' })] })],
      featuredWalletIds: [coinbase],
      excludeWalletIds: [metaMask],
    })
    startClient(client)
    openModal(client)
    await until(() => directory(client).featured.length === 1)
    await expect
      .poll(() => names(client, walletRows))
      .toEqual([expect.stringMatching(/Coinbase|Base/)])
  })

  test('nothing is looked up where the host names none', async () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    startClient(client)
    openModal(client)
    await expect.poll(() => names(client, walletRows)).toEqual(['Kestrel'])
    expect(directory(client).suggesting).toBe(false)
  })
})
