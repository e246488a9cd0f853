import fc from 'fast-check'
import { combine, split } from 'shamir-secret-sharing'
import { expect, test } from 'vitest'
import { shareMore, splitKey } from './splitKey.js'

const entropy = fc.uint8Array({ minLength: 16, maxLength: 32 })

test('a share more makes the key with each of its set, and is none that was there', async () => {
  await fc.assert(
    fc.asyncProperty(entropy, async (key) => {
      const { device, keeper, recovery } = await splitKey(key)
      const more = await shareMore(keeper, recovery)
      for (const share of [device, keeper, recovery]) {
        // The new `x` may be that of the share that was not given: then it is that share.
        if (String(share) === String(more)) continue
        await expect(combine([share, more])).resolves.toEqual(key)
        await expect(combine([more, share])).resolves.toEqual(key)
      }
    }),
  )
})

test('at the place of a share that the library made, it is that share', async () => {
  await fc.assert(
    fc.asyncProperty(entropy, async (key) => {
      const shares = await split(key, 5, 2)
      const [one, other] = shares as [Uint8Array, Uint8Array]
      for (const third of shares.slice(2)) {
        // Neither 0, where the key is, nor a place that is taken.
        const choices = [0, one.at(-1) ?? 0, other.at(-1) ?? 0, third.at(-1) ?? 0]
        const more = await shareMore(one, other, { chooseX: () => choices.shift() ?? 0 })
        expect(more).toEqual(third)
      }
    }),
  )
})

test('no share is made where the library has its places elsewhere', async () => {
  const key = Uint8Array.from({ length: 16 }, (_, at) => at)
  const placeLast = (share: Uint8Array) => Uint8Array.of(...share.slice(1), share[0] ?? 0)
  const placeFirst = (share: Uint8Array) => Uint8Array.of(share.at(-1) ?? 0, ...share.slice(0, -1))
  const [one, other] = (await split(key, 2, 2)).map(placeFirst) as [Uint8Array, Uint8Array]
  const scheme = (shares: Uint8Array[]) => combine(shares.map(placeLast))
  await expect(scheme([one, other])).resolves.toEqual(key)
  await expect(shareMore(one, other, { scheme })).rejects.toThrow('none of its set')
})
