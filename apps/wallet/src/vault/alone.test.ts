import { combine } from 'shamir-secret-sharing'
import { expect, test } from 'vitest'
import { addressesOf } from './keys/addressesOf.js'
import { deriveKeys } from './keys/deriveKeys.js'
import { toBytes } from './sets/bytes.js'
import { openKey, type PlacedShare } from './sets/openKey.js'
import { splitKey } from './sets/splitKey.js'
import { comeIn, createBrowser } from './testing/createBrowser.js'
import { createServices } from './testing/createServices.js'

/** What a thief may hold of one wallet: the shares of each place, before and after the key was split anew. */
async function steal() {
  const services = createServices()
  const [home, other] = [createBrowser('home'), createBrowser('other')]
  const holders = [home]
  const places: Record<string, PlacedShare[]> = { device: [], keeper: [], guard: [] }
  const note = async () => {
    const { wallet, current, guarded } = services.look()
    for (const { disk } of holders)
      places.device?.push(...(await disk.read(wallet?.walletId ?? '')))
    for (const [place, row] of [
      ['keeper', current],
      ['guard', guarded?.current],
    ] as const)
      if (row) places[place]?.push({ setId: row.setId, share: toBytes(row.share) })
  }
  await comeIn(services, home)
  await note()
  holders.splice(0, 1, other)
  await comeIn(services, other)
  await note()
  const { wallet } = services.look()
  if (!wallet) throw new Error('There is a wallet')
  return { places, addresses: wallet.addresses }
}

test('two shares of one set make the key; shares of different sets make none', async () => {
  const { places, addresses } = await steal()
  const held = Object.entries(places).flatMap(([place, shares]) =>
    shares.map((one) => ({ place, ...one })),
  )
  expect(held).toHaveLength(6)
  expect(new Set(held.map(({ setId }) => setId)).size).toBe(2)
  for (const [at, one] of held.entries()) {
    for (const other of held.slice(at + 1)) {
      // Shares of two sets stand at the same place by chance, once in 255 times: these make nothing at all.
      const entropy = await combine([one.share, other.share]).catch(() => undefined)
      const made = entropy && addressesOf(await deriveKeys(entropy))
      const isKey = made?.eip155 === addresses.eip155 && made?.solana === addresses.solana
      const opened = await openKey(addresses, [[one], [other]])
      const isOfOneSet = one.setId === other.setId
      expect([one.place, other.place, isKey]).toEqual([one.place, other.place, isOfOneSet])
      expect(opened !== undefined).toBe(isOfOneSet)
    }
  }
})

test.each(['device', 'keeper', 'guard'] as const)(
  'the share of the %s alone says nothing: every key is as likely as any other',
  async (place) => {
    const { places, addresses } = await steal()
    const share = places[place]?.at(-1)?.share
    if (!share) throw new Error('There is a share')
    await expect(openKey(addresses, [places[place] ?? []])).resolves.toBeUndefined()
    // With each guess of a second share another key comes out, and none is left out.
    const at = share.length - 1
    const x = ((share[at] ?? 0) % 255) + 1
    for (let byte = 0; byte < at; byte++) {
      const guesses = Array.from({ length: 256 }, (_, value) => {
        const guess = new Uint8Array(share.length)
        guess[byte] = value
        guess[at] = x
        return combine([share, guess])
      })
      const made = (await Promise.all(guesses)).map((entropy) => entropy[byte])
      expect(new Set(made).size).toBe(256)
    }
    // Nor has it anything of the key in it: of the same key it is another one each time.
    const entropy = new Uint8Array(16).fill(7)
    const sets = await Promise.all(Array.from({ length: 1_000 }, () => splitKey(entropy)))
    const firsts = sets.map((set) => set[place === 'guard' ? 'recovery' : place][0])
    expect(new Set(firsts).size).toBeGreaterThan(200)
  },
)
