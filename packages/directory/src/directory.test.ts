import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { DirectoryWallet } from './DirectoryWallet.js'
import { readDirectory } from './readDirectory.js'
import { walletIndex } from './walletIndex.js'

const directory = readDirectory()
const { wallets, networks, icons, sources } = directory
const curated = wallets.filter(({ badge_type }) => badge_type === 'certified')
const file = (path: string) => readFileSync(new URL(path, import.meta.url))

const page = /^https:\/\/([a-z0-9-]+[.])+[a-z][a-z0-9-]+(\/[^\s"'<>\\^`{|}]*)?$/
const app =
  /^(?!javascript|data|blob|file|vbscript|about|intent|http|wc:)[a-z][a-z0-9+.-]+:\/\/[\w.~/?=&%:,+-]*$/
const caip2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
const fields: Record<string, (value: unknown) => boolean> = {
  id: matches(/^[a-z0-9][a-z0-9-]{1,63}$/),
  name: matches(/^[^\p{C}<>]{1,48}$/u),
  order: (value) => Number.isInteger(value),
  badge_type: matches(/^(certified|none)$/),
  homepage: matches(new RegExp(page.source.replace('https', 'https?'))),
  rdns: matches(/^[a-z][a-z0-9-]*([.][a-z0-9-]+)+$/),
  chains: listOf(caip2),
  namespaces: listOf(/^(eip155|solana|polkadot|bip122|cosmos)$/),
  injected: (value) =>
    (value as NonNullable<DirectoryWallet['injected']>).every(
      ({ namespace, injected_id }) =>
        matches(/^(solana|polkadot|bip122|cosmos)$/)(namespace) &&
        matches(/^(coinbaseSolana|(standard|window|injectedWeb3|keplr):[\w.-]+)$/)(injected_id),
    ),
  mobile_link: (value) => matches(page)(value) || matches(app)(value),
  link_mode: matches(page),
  desktop_link: (value) => matches(page)(value) || matches(app)(value),
  webapp_link: matches(page),
  app_store: matches(/^https:\/\/(apps|itunes)[.]apple[.]com\/\S+$/),
  play_store: matches(/^https:\/\/play[.]google[.]com\/\S+$/),
  chrome_store: matches(/^https:\/\/(chrome|chromewebstore)[.]google[.]com\/\S+$/),
  icon: matches(/^[0-9a-f]{12}$/),
  colour: matches(/^[0-9a-f]{3}$/),
  sources: (value) => Object.values(value as object).every((id) => Object.hasOwn(sources, id)),
}
const required = 'id name order badge_type homepage chains namespaces icon colour sources'.split(
  ' ',
)

describe('the wallets', () => {
  test('are some hundreds, about sixty of them chosen by hand, and those stand first', () => {
    expect(wallets.length).toBeGreaterThan(400)
    expect(curated.length).toBeGreaterThanOrEqual(60)
    expect(wallets.slice(0, curated.length)).toEqual(curated)
    expect(curated.slice(0, 4).map(({ name }) => name)).toEqual([
      'MetaMask',
      'Trust Wallet',
      'Base (Coinbase Wallet)',
      'Phantom',
    ])
  })

  test('have the known fields, each in its shape, links and stores included', () => {
    for (const wallet of wallets) {
      const odd = Object.entries(wallet).filter(([key, value]) => !fields[key]?.(value))
      expect(odd, wallet.id).toEqual([])
      expect(Object.keys(wallet)).toEqual(expect.arrayContaining(required))
      expect(Object.keys(wallet.sources).sort()).toEqual(['chains', 'icon', 'identity', 'links'])
    }
  })

  test('stand in their order, and no two share an id, a name or a reverse domain', () => {
    expect(wallets.map(({ order }) => order)).toEqual(wallets.map((_, index) => index + 1))
    for (const key of ['id', 'name', 'rdns'] as const) {
      const values = wallets.flatMap((wallet) => wallet[key]?.toLowerCase() ?? [])
      expect(new Set(values).size, key).toBe(values.length)
    }
  })

  test('are found in a page under ids of their own, of families that they serve', () => {
    const owners = new Map<string, string>()
    for (const { id, namespaces, injected = [] } of wallets)
      for (const { namespace, injected_id } of injected) {
        expect(namespaces, injected_id).toContain(namespace)
        expect([undefined, id], injected_id).toContain(owners.get(injected_id))
        owners.set(injected_id, id)
      }
    expect(owners.get('injectedWeb3:talisman')).toBe('xyz-talisman')
    expect(owners.get('keplr:keplr')).toBe('app-keplr')
    expect(owners.get('standard:phantom')).toMatch(/^a797aa35/)
    const indexed = walletIndex.flatMap(({ id, injected }) =>
      injected.map((one) => [one, id] as const),
    )
    expect(new Map(indexed)).toEqual(owners)
  })

  test('never open the app of another wallet', () => {
    const owners = new Map<string, string>()
    for (const wallet of wallets) {
      for (const scheme of schemes(wallet)) {
        expect([undefined, wallet.id], scheme).toContain(owners.get(scheme))
        owners.set(scheme, wallet.id)
      }
    }
  })

  test('keep the ids by which the best known are called elsewhere', () => {
    const named = Object.fromEntries(wallets.map(({ id, name }) => [name, id.slice(0, 8)]))
    expect(named).toMatchObject({
      MetaMask: 'c57ca95b',
      'Trust Wallet': '4622a2b2',
      Phantom: 'a797aa35',
      Solflare: '1ca0bdd4',
      'Base (Coinbase Wallet)': 'fd20dc42',
      Safe: '225affb1',
      'Ledger Wallet': '19177a98',
      'OKX Wallet': '971e689d',
    })
  })
})

describe('the networks', () => {
  test('have a CAIP-2 id that no other has, a name and a picture', () => {
    for (const { id, name, icon } of networks) {
      expect(id).toMatch(caip2)
      expect(name).toMatch(/^[^\p{C}<>]{1,48}$/u)
      expect(icons.get(icon)?.type).toBe('image/svg+xml')
    }
    expect(new Set(networks.map(({ id }) => id)).size).toBe(networks.length)
    expect(networks.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'eip155:1',
        'eip155:8453',
        'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      ]),
    )
  })
})

describe('the pictures', () => {
  test('are named by their content, and every one is used and there', () => {
    const used = new Set([...wallets, ...networks].map(({ icon }) => icon))
    expect([...icons.keys()].sort()).toEqual([...used].sort())
    for (const [hash, { bytes }] of icons)
      expect(createHash('sha256').update(bytes).digest('hex').slice(0, 12)).toBe(hash)
  })

  test('are small, and the WebP ones are still pictures without metadata', () => {
    for (const [hash, { type, bytes }] of icons) {
      const text = Buffer.from(bytes).toString('latin1')
      expect(bytes.length, hash).toBeLessThanOrEqual(12_000)
      if (type === 'image/webp') {
        expect(text, hash).toMatch(/^RIFF[\s\S]{4}WEBPVP8[ LX]/)
        expect(Buffer.from(bytes).readUInt32LE(4)).toBe(bytes.length - 8)
        // A flag of the extended header: profile, EXIF, XMP and animation must all be unset.
        if (text.slice(12, 16) === 'VP8X') expect((bytes[20] ?? 0) & ~0x10, hash).toBe(0)
      }
    }
  })

  test('if SVG, have nothing that runs, loads, or leads elsewhere', () => {
    for (const [hash, { type, bytes }] of icons) {
      if (type !== 'image/svg+xml') continue
      const text = Buffer.from(bytes).toString()
      const plain = text
        .replace('xmlns="http://www.w3.org/2000/svg"', '')
        .replaceAll(/url\(#[\w-]+\)/g, '')
      expect(plain, hash).not.toMatch(
        /script|style|href|foreignObject|<image|<!|<\?|&|url|:|\son\w+=/i,
      )
    }
  })
})

describe('the index for pages', () => {
  test('has every wallet in the same order, with the same words', () => {
    expect(walletIndex).toEqual(
      wallets.map(({ id, name, rdns, icon, colour, injected = [] }) => ({
        injected: [...new Set(injected.map(({ injected_id }) => injected_id))],
        id,
        name,
        rdns,
        icon,
        colour: `#${colour}`,
      })),
    )
  })

  test('is at most 15 kB when compressed', () => {
    expect(gzipSync(file('./catalogue/walletRows.ts'), { level: 9 }).length).toBeLessThanOrEqual(
      15_000,
    )
  })
})

test('the notice names every source and its licence, and the licences are free', () => {
  const notice = file('../NOTICE').toString()
  for (const { package: from, licence } of Object.values(sources)) {
    expect(notice).toContain(`${from}\n`)
    expect(notice).toContain(`Licence: ${licence}`)
    expect(['MIT', 'Apache-2.0', 'CC0-1.0', 'ISC']).toContain(licence)
  }
  expect(file('../LICENSE-APACHE').toString()).toContain('Apache License')
})

function schemes({ mobile_link, desktop_link }: DirectoryWallet) {
  return [mobile_link, desktop_link].flatMap((link) =>
    !link || link.startsWith('https:') ? [] : [link.replace(/:.*/, '')],
  )
}

function matches(shape: RegExp) {
  return (value: unknown) => typeof value === 'string' && value.length <= 300 && shape.test(value)
}

function listOf(shape: RegExp) {
  return (value: unknown) => Array.isArray(value) && value.every(matches(shape))
}
