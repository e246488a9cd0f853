import type { Guard } from '../Guard.js'

type Place = { wallet: string; set: string }

/** A share belongs to one set of one wallet, and to the guard: it opens as nothing else. */
const contextOf = ({ wallet, set }: Place) => ({ wallet, set, kind: 'guard' })

export function sealShare({ envelope }: Guard, place: Place, share: string): Promise<string> {
  return envelope.seal(Buffer.from(share, 'base64url'), contextOf(place))
}

export async function openShare(
  { envelope }: Guard,
  place: Place,
  sealed: string,
): Promise<string> {
  return (await envelope.open(sealed, contextOf(place))).toString('base64url')
}
