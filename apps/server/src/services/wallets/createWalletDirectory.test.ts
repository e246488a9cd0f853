import type { Directory, DirectoryWallet } from '@foyer/directory'
import { readDirectory } from '@foyer/directory/node'
import { getWallets } from '@foyer/protocol/api'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { knownNetworks } from '../families/knownNetworks.js'
import { createWalletDirectory } from './createWalletDirectory.js'
import { pictureIds } from './pictureIds.js'
import type { WalletQuery } from './walletQuery.js'

const whole = readDirectory()
const real = createWalletDirectory(whole, knownNetworks)
const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const coinbase = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'

describe('listing', () => {
  test('gives 40 wallets a page, best known first, and the number of all', () => {
    const { count, data } = real.list()
    expect(count).toBe(whole.wallets.length)
    expect(data).toHaveLength(40)
    expect(data[0]).toMatchObject({ id: metaMask, name: 'MetaMask', image_id: expect.any(String) })
  })

  test('gives every wallet exactly once over all pages, and nothing after the last', () => {
    const pages = Array.from({ length: 20 }, (_, index) => real.list({ page: index + 1 }).data)
    const ids = pages.flat().map(({ id }) => id)
    expect(ids).toEqual(whole.wallets.map(({ id }) => id))
    expect(real.list({ page: 1000 })).toEqual({ count: whole.wallets.length, data: [] })
  })

  test('keeps a page at 100 wallets, however many are asked for', () => {
    expect(real.list({ entries: 100 }).data).toHaveLength(100)
    expect(real.list({ entries: 5000 }).data).toHaveLength(100)
  })

  test('gives those that a page finds under ids of their own, with these ids', () => {
    const injected = ['keplr:keplr', 'injectedWeb3:talisman', 'injectedWeb3:none', '__proto__']
    const { count, data } = real.list({ injected })
    expect(count).toBe(2)
    expect(data.map(({ name, injected }) => [name, injected])).toEqual([
      ['Keplr', [{ namespace: 'cosmos', injected_id: 'keplr:keplr' }]],
      ['Talisman', [{ namespace: 'polkadot', injected_id: 'injectedWeb3:talisman' }]],
    ])
    expect(real.list({ injected: [] }).count).toBe(0)
  })

  test('does not reveal the source of the directory’s fields', () => {
    for (const { data } of [real.list(), real.list({ chains: ['eip155:1'] })])
      for (const key of ['sources', 'icon', 'namespaces', 'colour'])
        expect(data.some((wallet) => key in wallet)).toBe(false)
  })

  test('gives the certified ones alone, or the others', () => {
    const certified = real.list({ badge: 'certified' }).count
    expect(certified).toBeGreaterThanOrEqual(60)
    expect(real.list({ badge: 'none' }).count).toBe(whole.wallets.length - certified)
  })
})

test('every answer is in the shape of the interface', () => {
  const answers = Array.from({ length: 6 }, (_, index) =>
    real.list({ page: index + 1, entries: 100, chains: ['eip155:1', 'solana:x'] }),
  )
  for (const answer of answers) {
    const { output, success } = v.safeParse(getWallets.output, answer)
    expect(success).toBe(true)
    // A link or id that the interface does not accept would have been left out.
    expect(output).toEqual(answer)
  }
})

describe('include and exclude', () => {
  test('include gives these alone, once each, and leaves out what is not known', () => {
    const { data } = real.list({ include: [phantom, 'nobody', metaMask, phantom] })
    expect(data.map(({ id }) => id)).toEqual([metaMask, phantom])
  })

  test('an empty include gives none', () => {
    expect(real.list({ include: [] })).toEqual({ count: 0, data: [] })
  })

  test('exclude wins over include', () => {
    const { data } = real.list({ include: [metaMask, phantom], exclude: [metaMask] })
    expect(data.map(({ id }) => id)).toEqual([phantom])
  })
})

describe('search', () => {
  test.each([
    ['meta', 'MetaMask'],
    ['  METAMASK ', 'MetaMask'],
    ['métàmask', 'MetaMask'],
    ['ｍｅｔａｍａｓｋ', 'MetaMask'],
    ['io.metamask', 'MetaMask'],
    ['rainbow', 'Rainbow'],
  ])('%s finds %s first', (search, name) => {
    expect(real.list({ search }).data[0]?.name).toBe(name)
  })

  test('puts names that begin so before names that have it somewhere', () => {
    const names = ['Unsafe', 'My Safe', 'Safe', 'Sàfepal'].map((name) => ({ name }))
    const { data } = directoryOf(names).list({ search: 'safe' })
    expect(data.map(({ name }) => name)).toEqual(['Safe', 'Sàfepal', 'My Safe', 'Unsafe'])
  })

  test('takes signs that mean something elsewhere as they are', () => {
    const wallets = directoryOf([{ name: 'a.*b' }, { name: 'axxb' }])
    expect(wallets.list({ search: '.*' }).data.map(({ name }) => name)).toEqual(['a.*b'])
    expect(wallets.list({ search: '%' }).count).toBe(0)
  })

  test('finds ß by ss and the other way round', () => {
    expect(directoryOf([{ name: 'Großgeld' }]).list({ search: 'GROSSGELD' }).count).toBe(1)
    expect(directoryOf([{ name: 'Grossgeld' }]).list({ search: 'großgeld' }).count).toBe(1)
  })
})

describe('networks', () => {
  const wallets = directoryOf([
    { name: 'Ten', chains: ['eip155:10'], namespaces: [] },
    { name: 'One', chains: ['eip155:1'], namespaces: [] },
    { name: 'Any EVM', chains: [], namespaces: ['eip155'] },
    { name: 'Sol', chains: [], namespaces: ['solana'] },
  ])
  const names = (chains: string[]) => wallets.list({ chains }).data.map(({ name }) => name)

  test('are compared whole: eip155:1 is not eip155:10', () => {
    expect(names(['eip155:1'])).toEqual(['One', 'Any EVM'])
    expect(names(['eip155:10'])).toEqual(['Ten', 'Any EVM'])
    expect(names(['eip155:100'])).toEqual(['Any EVM'])
  })

  test('one of several is enough, and an entry without any is for no page', () => {
    expect(names(['eip155:1', 'solana:x'])).toEqual(['One', 'Any EVM', 'Sol'])
    expect(names([])).toEqual([])
    expect(names(['cosmos:x', 'eip155', ':', '', 'eip:1'])).toEqual([])
  })

  test('the answer names those asked for, so that a page that filters again finds the same', () => {
    const { data } = wallets.list({ chains: ['eip155:31337', 'solana:x'] })
    expect(data.map(({ chains }) => chains)).toEqual([['eip155:31337'], ['solana:x']])
  })
})

describe('platforms', () => {
  test('on a phone a wallet needs a link into its app, or to be one that the page opens itself', () => {
    const without = [coinbase, phantom].map((id) => ({ id, name: id }))
    const wallets = directoryOf([
      ...without,
      { name: 'App', mobile_link: 'app://' },
      { name: 'Desk', desktop_link: 'desk://' },
    ])
    const names = (namespace?: string) =>
      wallets
        .list({ platform: { kind: 'mobile', ...(namespace && { namespace }) } })
        .data.map(({ name }) => name)
    expect(names()).toEqual([coinbase, 'App'])
    expect(names('solana')).toEqual([coinbase, phantom, 'App'])
    expect(names('eip155')).toEqual([coinbase, 'App'])
  })

  test('where there is only pairing, a link of any kind will do', () => {
    const wallets = directoryOf([
      { name: 'None' },
      { name: 'Web', webapp_link: 'https://web.wallet' },
      { name: 'Desk', desktop_link: 'desk://' },
    ])
    const { data } = wallets.list({ platform: { kind: 'pairing' } })
    expect(data.map(({ name }) => name)).toEqual(['Web', 'Desk'])
  })
})

describe('pictures', () => {
  test('asked for by their hash, never change; asked for by a wallet or network, they may', () => {
    const { image_id } = real.get(metaMask) ?? { image_id: '' }
    expect(real.walletImage(image_id)).toMatchObject({
      type: 'image/svg+xml',
      etag: `"${image_id}"`,
      isImmutable: true,
    })
    expect(real.walletImage(metaMask)).toMatchObject({ etag: `"${image_id}"`, isImmutable: false })
    expect(real.assetImage('eip155:1')).toMatchObject({ type: 'image/svg+xml', isImmutable: false })
    expect(real.assetImage('eip155-1')).toEqual(real.assetImage('eip155:1'))
  })

  test('every wallet listed has one', () => {
    for (const { id } of whole.wallets) {
      const { bytes } = real.walletImage(real.get(id)?.image_id ?? '') ?? {}
      expect(bytes?.length, id).toBeGreaterThan(50)
    }
  })

  test('are there under the ids that clients were built with, and are those of what is meant', () => {
    const ids = pictureIds(knownNetworks)
    expect(ids.size).toBe(37)
    for (const [id, of] of ids) {
      const picture = real.assetImage(id)
      expect(picture?.bytes.length, id).toBeGreaterThan(50)
      if ('network' in of) expect(picture).toEqual(real.assetImage(of.network))
      if ('wallet' in of) expect(picture?.bytes).toEqual(real.walletImage(of.wallet)?.bytes)
      expect(picture?.isImmutable).toBe(false)
    }
  })

  test('are not there under any other name', () => {
    for (const id of ['', '../../package.json', '__proto__', 'constructor', 'eip155:1'])
      expect(real.walletImage(id)).toBeUndefined()
    expect(real.assetImage('__proto__')).toBeUndefined()
  })
})

describe('hostile questions', () => {
  const odd = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, Infinity, -0, 1e308))
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant('a'.repeat(20_000)))
  const texts = fc.array(fc.oneof(text, fc.constantFrom(metaMask, '__proto__', 'eip155:1')))
  const anything: fc.Arbitrary<WalletQuery> = fc.record(
    {
      page: odd,
      entries: odd,
      search: text,
      include: texts,
      exclude: texts,
      chains: texts,
      badge: fc.constantFrom('certified', 'none'),
      platform: fc.constantFrom({ kind: 'mobile' }, { kind: 'pairing' }),
    },
    { requiredKeys: [] },
  )

  test('are answered within bounds, with wallets of the directory, in the same way each time', () => {
    const known = new Set(whole.wallets.map(({ id }) => id))
    fc.assert(
      fc.property(anything, (query) => {
        const { count, data } = real.list(query)
        expect(data.length).toBeLessThanOrEqual(100)
        expect(data.length).toBeLessThanOrEqual(count)
        expect(count).toBeLessThanOrEqual(known.size)
        expect(data.every(({ id }) => known.has(id) && !query.exclude?.includes(id))).toBe(true)
        expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
        expect(real.list(query)).toEqual({ count, data })
      }),
      { numRuns: 200 },
    )
  })

  test('a part of a name, in any case, always finds the wallet', () => {
    const wallet = fc.constantFrom(...whole.wallets)
    fc.assert(
      fc.property(wallet, fc.nat(40), fc.integer({ min: 1, max: 40 }), (one, from, length) => {
        const letters = [...one.name]
        const start = from % letters.length
        const search = letters.slice(start, start + length).join('')
        const { count } = real.list({ search: search.toUpperCase(), include: [one.id] })
        expect(count, `${search} in ${one.name}`).toBe(1)
      }),
      { numRuns: 300 },
    )
  })
})

/** A directory of wallets of which only this is known. */
function directoryOf(some: readonly Partial<DirectoryWallet>[]) {
  const wallets = some.map(
    (one, index): DirectoryWallet => ({
      id: `wallet-${index}`,
      name: 'Wallet',
      order: index + 1,
      badge_type: 'none',
      homepage: 'https://wallet.example/',
      chains: [],
      namespaces: [],
      icon: '',
      colour: '000',
      sources: { identity: '', links: '', chains: '', icon: '' },
      ...one,
    }),
  )
  const directory: Directory = { format: 1, sources: {}, wallets, networks: [], icons: new Map() }
  return createWalletDirectory(directory)
}
