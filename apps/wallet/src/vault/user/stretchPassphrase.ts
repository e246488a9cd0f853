import { argon2idAsync } from '@noble/hashes/argon2'
import { wipe } from '../keys/wipe.js'
import { passphraseText } from './passphraseText.js'

export type Argon = { readonly m: number; readonly t: number; readonly p: number }

/**
 * RFC 9106. In a browser's script this takes half a second to a second; the keeper's pepper, asked ten times an hour at most, does the
 * rest.
 */
export const argonWithPepper: Argon = { m: 19_456, t: 2, p: 1 }
/** For what must open without any server: nothing but this slows down who found the file. */
export const argonAlone: Argon = { m: 47_104, t: 2, p: 1 }

/** 32 bytes of a passphrase. Lets the page breathe meanwhile. */
export async function stretchPassphrase(
  passphrase: string,
  salt: Uint8Array,
  { m, t, p }: Argon,
): Promise<Uint8Array> {
  const typed = new TextEncoder().encode(passphraseText(passphrase))
  const stretched = await argon2idAsync(typed, salt, { m, t, p, dkLen: 32 })
  wipe(typed)
  return stretched
}
