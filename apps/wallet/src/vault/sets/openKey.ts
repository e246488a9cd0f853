import type { WalletAddresses } from '@foyer/protocol/login'
import { combine } from 'shamir-secret-sharing'
import { addressesOf } from '../keys/addressesOf.js'
import { deriveKeys } from '../keys/deriveKeys.js'
import { wipe } from '../keys/wipe.js'
import type { Keys } from '../Vault.js'

/** A share, of whichever place, of one set. */
export type PlacedShare = { readonly setId: string; readonly share: Uint8Array }

/** The key, and the two shares that made it. */
export type OpenedKey = {
  readonly setId: string
  readonly entropy: Uint8Array
  readonly keys: Keys
  readonly shares: readonly [Uint8Array, Uint8Array]
}

/**
 * Tries each pair of shares of one set from different places, and keeps the key with the addresses of the wallet. The scheme itself detects
 * nothing: from a wrong or mixed share it makes another key, and funds sent to that would be lost.
 */
export async function openKey(
  addresses: WalletAddresses,
  places: readonly (readonly PlacedShare[])[],
): Promise<OpenedKey | undefined> {
  for (const [one, other] of pairs(places)) {
    const entropy = await combined(one.share, other.share)
    if (!entropy) continue
    const keys = await deriveKeys(entropy)
    const found = addressesOf(keys)
    if (found.eip155 === addresses.eip155 && found.solana === addresses.solana) {
      const shares = [one.share.slice(), other.share.slice()] as const
      return { setId: one.setId, entropy, keys, shares }
    }
    wipe(entropy, keys.evm, keys.solana)
  }
  return undefined
}

export function wipeShares(...places: readonly (readonly PlacedShare[])[]) {
  for (const { share } of places.flat()) wipe(share)
}

export function closeKey({ entropy, keys, shares }: OpenedKey) {
  wipe(entropy, keys.evm, keys.solana, ...shares)
}

function* pairs(places: readonly (readonly PlacedShare[])[]) {
  for (const [at, place] of places.entries()) {
    for (const one of place) {
      for (const other of places.slice(at + 1).flat()) {
        if (one.setId === other.setId) yield [one, other] as const
      }
    }
  }
}

/** `undefined` where the shares are of no use together: of other lengths, or the same one twice. */
async function combined(one: Uint8Array, other: Uint8Array) {
  try {
    const entropy = await combine([one, other])
    return entropy.length === 16 ? entropy : undefined
  } catch {
    return undefined
  }
}
