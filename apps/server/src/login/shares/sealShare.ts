import type { Envelope } from '../../envelope/createEnvelope.js'

/** Which share it is. A sealed one opens as no other. */
type ShareName = { wallet: string; set: string }

export async function sealShare(envelope: Envelope, share: string, name: ShareName) {
  const bytes = Buffer.from(share, 'base64url')
  const sealed = await envelope.seal(bytes, contextOf(name))
  bytes.fill(0)
  return sealed
}

/** @returns base64url, as it came */
export async function openShare(envelope: Envelope, sealed: string, name: ShareName) {
  const bytes = await envelope.open(sealed, contextOf(name))
  const share = bytes.toString('base64url')
  bytes.fill(0)
  return share
}

function contextOf({ wallet, set }: ShareName) {
  return { wallet, set, kind: 'keeper' }
}
