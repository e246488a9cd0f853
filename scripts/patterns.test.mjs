import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hostileTo } from './patterns/hostileTo.mjs'
import { patternsIn } from './patterns/patternsIn.mjs'
import { root } from './root.mjs'

/** Where what strangers wrote is read. */
const rooms = [
  ...['apps/server/src', 'packages/protocol/src', 'apps/wallet/src'],
  ...['packages/core/src/pairing', 'packages/core/src/embedded'],
]
/** Those that begin anew at each character, and why no text is long enough for that to matter. */
const bounded = {
  '/=+$/': 'after a pattern that lets two of them through',
  '/0+$/': 'numbers of 400 digits at most',
  '/\\/+$/': 'settings of the operator, and addresses in tokens of 4,096 characters',
  '/^-+|-+$/g': 'names of 63 characters',
  '/no (\\S+ )*found/i': 'the first 300 characters of an answer',
}
/** The name of an NFT, of which the first 1,000 characters are looked at. */
const bait = /^\/\(https\?:\|www/

test('no text of a stranger keeps a regular expression busy', () => {
  const written = new Map()
  for (const room of rooms)
    for (const [literal, files] of patternsIn(join(root, room)))
      written.set(literal, [...(written.get(literal) ?? []), ...files])
  const slow = [...written]
    .filter(([literal]) => !(literal in bounded) && !bait.test(literal))
    .filter(([literal]) => hostileTo(literal) !== undefined)
    .map(([literal, files]) => `${literal} ${files.join(' ')}`)
  expect(slow).toEqual([])
}, 600_000)

test.each(['/^(a+)+$/', '/(\\w|\\d)*!/', '/^(\\d+)*\\.$/', '/\\s+$/', '/"(.*)*"x/', '/-+$/'])(
  'finds that %s can be kept busy',
  (literal) => {
    expect(hostileTo(literal)).toBeDefined()
  },
  60_000,
)

test.each(['/^[\\w-]{1,64}$/', '/^0x([\\da-f]{2})*$/i', '/^wc:[0-9a-f]{64}@2\\?/'])(
  'finds nothing against %s',
  (literal) => {
    expect(hostileTo(literal)).toBeUndefined()
  },
  60_000,
)
