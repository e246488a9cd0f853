import { hkdf } from '@noble/hashes/hkdf'
import { sha256 } from '@noble/hashes/sha2'
import { wipe } from '../keys/wipe.js'
import { readCode } from '../user/printedCode.js'
import { type Argon, stretchPassphrase } from '../user/stretchPassphrase.js'
import { VaultError } from '../VaultError.js'

/** What opens a kit: nothing that a browser or a server would have to give. */
export type KitSecret =
  | { readonly kind: 'passphrase'; readonly passphrase: string }
  | { readonly kind: 'printed'; readonly code: string }

/** The key of one lock. @throws `code_unreadable` */
export async function kitKey(secret: KitSecret, salt: Uint8Array, argon: Argon) {
  const expand = (bytes: Uint8Array) => hkdf(sha256, bytes, salt, `foyer kit ${secret.kind}`, 32)
  if (secret.kind === 'passphrase') {
    const stretched = await stretchPassphrase(secret.passphrase, salt, argon)
    const key = expand(stretched)
    wipe(stretched)
    return key
  }
  const bits = readCode(secret.code)
  if (!bits) throw new VaultError('code_unreadable')
  const key = expand(bits)
  wipe(bits)
  return key
}
