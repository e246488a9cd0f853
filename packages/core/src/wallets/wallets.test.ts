import type { Namespace } from '@foyer/protocol'
import { describe, expect, test } from 'vitest'
import type { Connector } from '../connector.js'
import type { ConnectorGroup } from '../features/state.js'
import type { FoyerOptions } from '../options.js'
import { pickWallet } from '../screens/pickWallet.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeConnector } from '../testing/fakeAdapter.js'
import { allWallets, searchWallets, walletRows } from './list.js'
import { listContext } from './listContext.js'
import type { RecentWallet } from './state.js'
import { withRecent } from './withRecent.js'

const bramble = fakeConnector({ id: 'test.bramble', name: 'Bramble', rdns: 'test.bramble' })
const generic = fakeConnector({
  id: 'injected',
  type: 'INJECTED',
  name: 'Browser Wallet',
  rdns: undefined,
})
const thimble = { id: 'thimble', name: 'Thimble', rdns: 'test.thimble', mobile_link: 'thimble://' }

function listing(
  found: readonly Connector[],
  options: Partial<FoyerOptions> = {},
  recent: readonly RecentWallet[] = [],
  agent = '',
) {
  const window = { navigator: { userAgent: agent } } as Window
  const client = createTestClient(options, { window: () => window })
  const of = (namespace: Namespace) => found.filter((one) => one.namespace === namespace)
  client.store.setState({
    wallets: {
      ...client.store.getState().wallets,
      found: { eip155: of('eip155'), solana: of('solana') },
      recent,
    },
  })
  const context = listContext(client)
  const { wallets } = client.store.getState()
  return {
    client,
    rows: walletRows(wallets, context),
    all: allWallets(wallets, context),
    names: walletRows(wallets, context).map(({ name }) => name),
  }
}

test('a list is made anew only where something of it changed', () => {
  const { client, rows, all } = listing([bramble])
  const read = () => {
    const { wallets } = client.store.getState()
    const context = listContext(client)
    return { rows: walletRows(wallets, context), all: allWallets(wallets, context) }
  }
  client.store.setState(({ modal }) => ({ modal: { ...modal, open: true } }))
  expect(read().rows).toBe(rows)
  expect(read().all).toBe(all)

  client.store.setState(({ modal }) => ({ modal: { ...modal, namespace: 'solana' } }))
  expect(read().rows).toEqual([])
  client.store.setState(({ modal, wallets }) => ({
    modal: { ...modal, namespace: undefined },
    wallets: { ...wallets, found: { eip155: [bramble, generic] } },
  }))
  expect(read().rows).not.toBe(rows)
  client.store.setState(({ features }) => ({
    features: { ...features, connectorTypeOrder: ['walletConnect'] },
  }))
  expect(read().rows.map(({ name }) => name)).toContain('Bramble')
})

test('a wallet of another chain family than the listed one is not among those used before', () => {
  const heron = fakeConnector({ id: 'test.heron', name: 'Heron', namespace: 'solana' })
  const { client } = listing([fakeConnector(), heron], {}, [
    { id: 'test.kestrel', name: 'Kestrel' },
  ])
  const { wallets } = client.store.getState()
  const rows = walletRows(wallets, { ...listContext(client), namespace: 'solana' })
  expect(rows.map(({ name }) => name)).toEqual(['Heron'])
})

describe('the rows of wallets', () => {
  test('come recent first, then installed, then the host’s own', () => {
    const { rows } = listing([fakeConnector(), bramble], { customWallets: [thimble] }, [
      { id: 'test.bramble', name: 'Bramble' },
    ])
    expect(rows.map(({ name, group }) => [name, group])).toEqual([
      ['Bramble', 'recent'],
      ['Kestrel', 'injected'],
      ['Thimble', 'custom'],
    ])
  })

  test('follow the order the host gives', () => {
    const { names } = listing([fakeConnector()], {
      customWallets: [thimble],
      features: { connectorTypeOrder: ['custom', 'injected'] },
    })
    expect(names).toEqual(['Thimble', 'Kestrel'])
  })

  test.each<[readonly ConnectorGroup[], readonly string[]]>([
    [[], ['WalletConnect', 'Bramble', 'Kestrel', 'Thimble', 'Harbor']],
    [['external'], ['Harbor', 'WalletConnect', 'Bramble', 'Kestrel', 'Thimble']],
    [
      ['custom', 'injected', 'custom', 'injected'],
      ['Thimble', 'Kestrel', 'WalletConnect', 'Bramble', 'Harbor'],
    ],
    [
      ['recommended', 'recent'],
      ['Bramble', 'WalletConnect', 'Kestrel', 'Thimble', 'Harbor'],
    ],
  ])('are in the order %j first, and all others behind, none twice', (order, expected) => {
    const way = { rdns: undefined, type: 'WALLET_CONNECT', id: 'walletConnect' } as const
    const found = [
      fakeConnector(),
      bramble,
      fakeConnector({ ...way, name: 'WalletConnect' }),
      fakeConnector({ id: 'harbor', name: 'Harbor', type: 'EXTERNAL', rdns: undefined }),
    ]
    const options = { customWallets: [thimble], features: { connectorTypeOrder: order } }
    expect(listing(found, options, [{ id: 'test.bramble', name: 'Bramble' }]).names).toEqual(
      expected,
    )
  })

  test('hold the wallets lately used also where they are not installed, the newest first', () => {
    const gone = { id: 'test.gone', name: 'Gone', rdns: 'test.gone' }
    const { rows } = listing([fakeConnector(), bramble], { customWallets: [thimble] }, [
      gone,
      { id: 'test.bramble', name: 'Bramble' },
    ])
    expect(rows.map(({ name, group }) => [name, group])).toEqual([
      ['Gone', 'recent'],
      ['Bramble', 'recent'],
      ['Kestrel', 'injected'],
      ['Thimble', 'custom'],
    ])
    const own = { id: 'thimble', name: 'Thimble' }
    expect(listing([], { customWallets: [thimble] }, [gone, own]).rows).toMatchObject([
      { name: 'Gone', group: 'recent' },
      { name: 'Thimble', group: 'recent', entry: thimble },
    ])
    // Not where the host or the place forbids it.
    expect(listing([], { excludeWalletIds: ['GONE'] }, [gone]).names).toEqual([])
    expect(listing([], { includeWalletIds: ['thimble'] }, [gone]).names).toEqual([])
    expect(listing([], { enableWallets: false }, [gone]).names).toEqual([])
    expect(listing([], {}, [gone], 'iPhone').names).toEqual([])
  })

  test('hold a wallet lately used once, however it was reached then', () => {
    const paired = { id: 'of-the-directory', name: 'Kestrel Mobile', rdns: 'test.kestrel' }
    const { rows } = listing([fakeConnector()], {}, [paired])
    expect(rows.map(({ name, group }) => [name, group])).toEqual([['Kestrel', 'recent']])
    // One that only says that it is it is not.
    const impostor = fakeConnector({ id: 'test.kestrel#2', disputed: true })
    const both = listing([fakeConnector({ disputed: true }), impostor], {}, [paired])
    expect(both.rows.filter(({ group }) => group === 'injected')).toHaveLength(2)
  })

  test('take MetaMask’s own browser on a phone for MetaMask, and nowhere else', () => {
    const inApp = fakeConnector({
      id: 'io.metamask.mobile',
      name: 'MetaMask',
      rdns: 'io.metamask.mobile',
    })
    const listed = { id: 'mm', name: 'MetaMask', rdns: 'io.metamask', mobile_link: 'metamask://' }
    const options = { customWallets: [listed] }
    const { rows, all } = listing([inApp], options, [], 'iPhone')
    expect(rows).toMatchObject([{ id: 'io.metamask.mobile', entry: listed }])
    expect(all).toHaveLength(1)
    const used = [{ id: 'mm', name: 'MetaMask', rdns: 'io.metamask' }]
    expect(listing([inApp], options, used, 'iPhone').rows).toMatchObject([{ group: 'recent' }])
    expect(listing([inApp], { excludeWalletIds: ['io.metamask'] }, [], 'iPhone').names).toEqual([])
    expect(listing([inApp], options).rows).toHaveLength(2)
  })

  test('never hold one wallet twice', () => {
    const kestrel = { id: 'listed', name: 'Kestrel Wallet', rdns: 'test.kestrel' }
    const { rows } = listing([fakeConnector()], { customWallets: [kestrel] })
    expect(rows).toHaveLength(1)
    expect(rows[0]?.entry).toEqual(kestrel)
  })

  test('join one wallet’s families, but never two wallets that claim to be one', () => {
    const solana = fakeConnector({ namespace: 'solana', id: 'Kestrel' })
    expect(listing([fakeConnector(), solana]).rows[0]?.connectors).toHaveLength(2)
    const impostor = fakeConnector({ id: 'test.kestrel#2', disputed: true })
    const { rows } = listing([fakeConnector({ disputed: true }), impostor])
    expect(rows.map(({ disputed }) => disputed)).toEqual([true, true])
  })

  test('never join two wallets of one family, whatever they are called', () => {
    const real = fakeConnector({ imageUrl: 'data:image/png;base64,AA' })
    const namesake = fakeConnector({ id: 'evil.kestrel', rdns: 'evil.kestrel', name: 'KESTREL' })
    const { rows } = listing([real, namesake])
    expect(rows.map(({ id, connectors }) => [id, connectors.map((one) => one.id)])).toEqual([
      ['test.kestrel', ['test.kestrel']],
      ['evil.kestrel', ['evil.kestrel']],
    ])
    expect(rows[1]?.imageUrl).toBeUndefined()
  })

  test('mark wallets of one family that are read alike, and no others', () => {
    const marked = (...names: readonly string[]) =>
      listing(names.map((name) => fakeConnector({ id: name, rdns: undefined, name }))).rows.filter(
        ({ disputed }) => disputed,
      )
    expect(marked('Kestrel', 'Bramble', 'KES\u200bTREL ')).toHaveLength(2)
    expect(marked('Kestrel', 'Ｋｅｓｔｒｅｌ')).toHaveLength(2)
    expect(marked('Kestrel', 'Kestrel Two', '★', '✦')).toHaveLength(0)
    const solana = fakeConnector({ namespace: 'solana', id: 'Kes trel', name: 'Kes trel' })
    const ofHost = fakeConnector({ id: 'kit', name: 'Kestrel', type: 'EXTERNAL' })
    const { rows } = listing([fakeConnector(), solana, ofHost])
    expect(rows.map(({ disputed }) => disputed)).toEqual([false, false, false])
  })

  test('leave the unnamed browser wallet out on a desktop with others, and keep it where it is the only one', () => {
    expect(listing([fakeConnector(), generic]).names).toEqual(['Kestrel'])
    expect(listing([generic]).names).toEqual(['Browser Wallet'])
    expect(listing([fakeConnector(), generic], {}, [], 'iPhone').names).toEqual([
      'Kestrel',
      'Browser Wallet',
    ])
  })

  test('hide what the host excludes, by id, rdns or name in any case', () => {
    for (const excluded of ['test.bramble', 'BRAMBLE'])
      expect(listing([fakeConnector(), bramble], { excludeWalletIds: [excluded] }).names).toEqual([
        'Kestrel',
      ])
    expect(listing([], { customWallets: [thimble], excludeWalletIds: ['thimble'] }).names).toEqual(
      [],
    )
  })

  test('hold only the first of a long list of the host’s own, the featured ones before others', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      id: `w${index}`,
      name: `Wallet ${index}`,
    }))
    const { names, all } = listing([], { customWallets: many, featuredWalletIds: ['w39'] })
    expect(names).toHaveLength(4)
    expect(names[0]).toBe('Wallet 39')
    expect(all).toHaveLength(40)
  })

  test('on a phone list only wallets that can be reached there', () => {
    const desk = { id: 'desk', name: 'Desk' }
    expect(listing([], { customWallets: [thimble, desk] }, [], 'Android').names).toEqual([
      'Thimble',
    ])
  })
})

describe('all wallets', () => {
  test('are searched by name in any case', () => {
    const { all } = listing([fakeConnector(), bramble], { customWallets: [thimble] })
    expect(searchWallets(all, ' BRA ').map(({ name }) => name)).toEqual(['Bramble'])
    expect(searchWallets(all, ' ')).toHaveLength(3)
  })
})

describe('picking', () => {
  test.each([
    ['one family', [fakeConnector()], 'ConnectingExternal'],
    [
      'several families',
      [fakeConnector(), fakeConnector({ namespace: 'solana' })],
      'ConnectingMultiChain',
    ],
    ['not installed', [], 'Downloads'],
  ] as const)('a wallet of %s', (_, found, view) => {
    const { client, rows } = listing(found, { customWallets: [thimble] })
    const [row] = rows
    if (row) pickWallet(client, row)
    expect(client.store.getState().modal.history.at(-1)?.name).toBe(view)
  })

  test.each([
    [{ relayUrl: 'wss://relay.example' }, 'ConnectingWalletConnect'],
    [{}, 'AllWallets'],
  ])('a wallet lately used that nobody knows leads on, with %j', (options, view) => {
    const { client, rows } = listing([], options, [{ id: 'test.gone', name: 'Gone' }])
    const [row] = rows
    if (row) pickWallet(client, row)
    expect(client.store.getState().modal.history.at(-1)?.name).toBe(view)
  })
})

test('the two wallets used last are remembered, the newest first', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
  if (!a || !b || !c) throw new Error('unreachable')
  expect(withRecent([a, b], c)).toEqual([c, a])
  expect(withRecent([a, b], b)).toEqual([b, a])
})
