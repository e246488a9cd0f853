import { combine, split } from 'shamir-secret-sharing'
import { randomId } from './bytes.js'

/** Three shares of one key, two of which make it. */
export type KeySet = {
  readonly setId: string
  readonly device: Uint8Array
  readonly keeper: Uint8Array
  readonly recovery: Uint8Array
}

export async function splitKey(entropy: Uint8Array): Promise<KeySet> {
  const [device, keeper, recovery] = await split(entropy, 3, 2)
  if (!device || !keeper || !recovery) throw new Error('Three shares were asked for')
  return { setId: randomId(), device, keeper, recovery }
}

/**
 * One more share of the set that two shares are of, for a browser that comes late to it. The scheme finds the value of a line at 0;
 * with the line moved by `x` (in GF(256) that is XOR) it finds the value at `x`. Where a share has its `x` is the library's own matter, so
 * the new share has to make the key with one of the others as those two do.
 *
 * @throws when it does not: a share that opens nothing must not take the place of one that does
 */
export async function shareMore(
  one: Uint8Array,
  other: Uint8Array,
  { chooseX = anyByte, scheme = combine }: shareMore.Options = {},
): Promise<Uint8Array> {
  const last = one.length - 1
  let x = 0
  while (x === 0 || x === one[last] || x === other[last]) x = chooseX()
  const moved = [one, other].map((share) => {
    const copy = share.slice()
    copy[last] = (copy[last] ?? 0) ^ x
    return copy
  })
  const value = await scheme(moved)
  const share = new Uint8Array(one.length)
  share.set(value)
  share[last] = x
  const [key, again] = [await scheme([one, other]), await scheme([one, share])]
  const isOfSet = key.every((byte, at) => byte === again[at])
  for (const secret of [value, ...moved, key, again]) secret.fill(0)
  if (!isOfSet) throw new Error('The share made is none of its set')
  return share
}

export declare namespace shareMore {
  type Options = {
    chooseX?: () => number
    /** What makes a key of two shares. */
    scheme?: typeof combine
  }
}

const anyByte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
