import { createHash } from 'node:crypto'
import { ed25519ByHand } from '@foyer/protocol/relay'
import { Base58 } from 'ox'

const bumpMax = 255

/** The address that a program has for these seeds: the first that is no point of the curve, so that no key signs for it. */
export function deriveAddress(program: string, seeds: readonly Uint8Array[]): string {
  for (let bump = bumpMax; bump >= 0; bump -= 1) {
    const hash = createHash('sha256')
    for (const seed of seeds) hash.update(seed)
    const digest = hash
      .update(Uint8Array.of(bump))
      .update(Base58.toBytes(program))
      .update('ProgramDerivedAddress')
      .digest()
    if (!ed25519ByHand.isPoint(digest)) return Base58.fromBytes(digest)
  }
  throw new RangeError('There is no such address')
}
