import { afterAll, beforeAll, expect, test } from 'vitest'
import { long, planting } from './planting.mjs'

// Two copies, and not a copy and this repository: a copy has its packages by links, and the bundler puts modules in an order
// by where they really lie.
const [one, other] = [planting(), planting('in/another/place')]
beforeAll(() => Promise.all([one.make(), other.make()]), long)
afterAll(() => {
  one.remove()
  other.remove()
})

test('the wallet is built to the same bytes in another place, and to others from other sources', {
  timeout: long,
}, async () => {
  const digests = async (place, changes) => {
    const { code, stdout } = await place.check('', changes, ['scripts/digests.mjs'])
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^[\da-f]{64} {2}recovery\.html$/m)])
    return stdout
  }
  const here = await digests(one, {})
  expect(await digests(other, {})).toBe(here)
  const changed = await digests(one, {
    'apps/wallet/src/vault/sets/bytes.ts': (old) => `${old}\nglobalThis.planted = 1\n`,
  })
  expect(changed).not.toBe(here)
})
