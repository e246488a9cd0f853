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
 * with the line moved by `x` (in GF(256) that is XOR) it finds the value at `x`.
 */
export async function shareMore(
  one: Uint8Array,
  other: Uint8Array,
  chooseX: () => number = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0,
): Promise<Uint8Array> {
  const last = one.length - 1
  let x = 0
  while (x === 0 || x === one[last] || x === other[last]) x = chooseX()
  const moved = [one, other].map((share) => {
    const copy = share.slice()
    copy[last] = (copy[last] ?? 0) ^ x
    return copy
  })
  const value = await combine(moved)
  const share = new Uint8Array(one.length)
  share.set(value)
  share[last] = x
  for (const secret of [value, ...moved]) secret.fill(0)
  return share
}
