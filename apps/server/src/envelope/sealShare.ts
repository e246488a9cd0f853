import type { Envelope } from './createEnvelope.js'

/** Which share of a key it is, and whose. A sealed one opens as no other. */
export type ShareName = { wallet: string; set: string; kind: 'keeper' | 'guard' }

/** @param share base64url */
export async function sealShare(
  envelope: Envelope,
  share: string,
  { wallet, set, kind }: ShareName,
): Promise<string> {
  const bytes = Buffer.from(share, 'base64url')
  const sealed = await envelope.seal(bytes, { wallet, set, kind })
  bytes.fill(0)
  return sealed
}

/** @returns base64url, as it came */
export async function openShare(
  envelope: Envelope,
  sealed: string,
  { wallet, set, kind }: ShareName,
): Promise<string> {
  const bytes = await envelope.open(sealed, { wallet, set, kind })
  const share = bytes.toString('base64url')
  bytes.fill(0)
  return share
}
