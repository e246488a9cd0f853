import { ed25519ByHand } from '@foyer/protocol/relay'
import { sha256 } from '@noble/hashes/sha2'
import { base58 } from '@scure/base'

const marker = new TextEncoder().encode('ProgramDerivedAddress')
const bumpMax = 255

/**
 * The address that a program has for these seeds: the first that is no point of the curve, so that no key signs for it.
 *
 * @param seeds bytes, or addresses in base58
 */
export function deriveAddress(program: string, seeds: readonly (Uint8Array | string)[]): string {
  const parts = seeds.map((seed) => (typeof seed === 'string' ? base58.decode(seed) : seed))
  for (let bump = bumpMax; bump >= 0; bump -= 1) {
    const hash = sha256.create()
    for (const part of [...parts, Uint8Array.of(bump), base58.decode(program), marker])
      hash.update(part)
    const address = hash.digest()
    if (!ed25519ByHand.isPoint(address)) return base58.encode(address)
  }
  throw new RangeError('There is no such address')
}
