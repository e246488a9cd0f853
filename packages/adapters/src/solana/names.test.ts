import { createHash } from 'node:crypto'
import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { type LocalCluster, someAddress, startCluster } from './fixtures/startCluster.js'
import { testPage } from './fixtures/testPage.js'
import type { SolanaOptions } from './SolanaOptions.js'
import { solana } from './solana.js'

const program = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX'
const choices = '85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29'
const root = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx'
const reverses = '33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z'
const none = '11111111111111111111111111111111'

let mainnet: LocalCluster
beforeAll(async () => {
  mainnet = await startCluster('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuvQ7Cw8ShM3', 'Mainnet')
})
afterAll(() => mainnet.stop())

const sha256 = (bytes: Uint8Array) => Uint8Array.from(createHash('sha256').update(bytes).digest())
const utf8 = (text: string) => new TextEncoder().encode(text)
const keyOf = (one: string) => Uint8Array.from(getAddressEncoder().encode(address(one)))
const bytesOf = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((one) => [...one]))
const derive = async (programAddress: string, seeds: readonly Uint8Array[]) =>
  (
    await getProgramDerivedAddress({ programAddress: address(programAddress), seeds: [...seeds] })
  )[0]
/** The account of a name, by Solana’s own library. */
const label = (text: string, group = none, parent = none) =>
  derive(program, [sha256(utf8(`SPL Name Service${text}`)), keyOf(group), keyOf(parent)])

/** Puts a name on the chain as its program would: its account, what it is called, and its owner’s choice of it. */
async function register(
  name: string,
  owner: string,
  change: { called?: string; chooser?: string } = {},
) {
  const { called = name, chooser = owner } = change
  const domain = await label(name, none, root)
  const head = (parent: string, of: string, group: string) =>
    bytesOf(keyOf(parent), keyOf(of), keyOf(group))
  mainnet.put(domain, { program, data: head(root, owner, none) })
  const text = bytesOf(Uint8Array.of(utf8(called).length, 0, 0, 0), utf8(called))
  const reverse = await label(domain, reverses)
  mainnet.put(reverse, { program, data: bytesOf(head(none, owner, reverses), text) })
  const choice = await derive(choices, [utf8('favourite_domain'), keyOf(chooser)])
  mainnet.put(choice, { program: choices, data: bytesOf(Uint8Array.of(1), keyOf(domain)) })
  return domain
}

const identityOf = (account: string, options: SolanaOptions = {}, network = mainnet.network) => {
  const { context, end } = testContext([network])
  const adapter = solana({ page: testPage().page, ...options }).create(context)
  onTestFinished(() => {
    adapter.destroy()
    end()
  })
  return adapter.getIdentity?.({ address: account })
}
const nothing = { name: undefined, avatar: undefined }

test('the derived account is the one that others publish for a name', async () => {
  expect(await label('onbyose', none, root)).toBe('5TtpMxFGDLWvYwCMYQg5paVXTsMfa4Mhksj7FRNgQRD3')
})

test('an account goes by the name that it chose and owns', async () => {
  const owner = someAddress()
  await register('foyer', owner)
  await expect(identityOf(owner)).resolves.toEqual({ ...nothing, name: 'foyer.sol' })
  await expect(identityOf(someAddress())).resolves.toEqual(nothing)
})

test.each([
  ['foyer-2_x'],
  ['caf\u00e9'],
  ['\u6771\u4eac'],
  ['\u{1f680}7'],
  ['\u0633\u0644\u0627\u0645'],
])('an account goes by a name of one alphabet: %s', async (name) => {
  const owner = someAddress()
  await register(name, owner)
  await expect(identityOf(owner)).resolves.toMatchObject({ name: `${name}.sol` })
})

test.each<[string, (owner: string) => Promise<unknown>]>([
  ['owns no more', (owner) => register('sold', someAddress(), { chooser: owner })],
  ['is another', (owner) => register('small', owner, { called: 'great' })],
  ['looks otherwise than it is', (owner) => register('ab\u202ec', owner)],
  ['has a Cyrillic letter', (owner) => register('f\u043eyer', owner)],
  ['is Cyrillic as a whole', (owner) => register('\u0441\u043e\u0441\u0430', owner)],
  ['has a Latin letter beside Japanese ones', (owner) => register('\u30ed\u30b4s', owner)],
  ['has another hyphen', (owner) => register('a\u2010b', owner)],
  ['has letters of another width', (owner) => register('\uff46oyer', owner)],
  ['has a letter without its point', (owner) => register('f\u0131n', owner)],
  ['has an accent of its own', (owner) => register('foyer\u0323', owner)],
  ['has an empty label', (owner) => register('', owner)],
  [
    'pays out to elsewhere',
    async (owner) => {
      const record = await label('\x01SOL', none, await register('paid', owner))
      mainnet.put(record, { program, data: new Uint8Array(96) })
    },
  ],
  [
    'stands in an account of another program',
    async (owner) =>
      mainnet.put(await register('foreign', owner), { program: choices, data: new Uint8Array(96) }),
  ],
  [
    'is cut off',
    async (owner) => {
      const reverse = await label(await register('cut', owner), reverses)
      mainnet.put(reverse, {
        program,
        data: bytesOf(new Uint8Array(96), Uint8Array.of(255, 0, 0, 0)),
      })
    },
  ],
])('a name that %s is none', async (_, prepare) => {
  const owner = someAddress()
  await prepare(owner)
  await expect(identityOf(owner)).resolves.toEqual(nothing)
})

test('a host’s own names are taken in the place of them, and checked alike', async () => {
  const owner = someAddress()
  const names = (leads: string) => ({
    nameOf: async () => 'alice.example',
    addressOf: async () => leads,
  })
  await expect(identityOf(owner, { names: names(owner) })).resolves.toMatchObject({
    name: 'alice.example',
  })
  await expect(identityOf(owner, { names: names(someAddress()) })).resolves.toEqual(nothing)
  const failing = { nameOf: () => Promise.reject(new Error('down')), addressOf: async () => owner }
  await expect(identityOf(owner, { names: failing })).resolves.toEqual(nothing)
})

test('no other cluster is taken for the one that keeps names', async () => {
  const owner = someAddress()
  await register('elsewhere', owner)
  const devnet = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
  onTestFinished(devnet.stop)
  await expect(identityOf(owner, {}, devnet.network)).resolves.toEqual(nothing)
  const liar = { ...mainnet.network, rpcUrls: devnet.network.rpcUrls }
  await expect(identityOf(owner, {}, liar)).resolves.toEqual(nothing)
})
