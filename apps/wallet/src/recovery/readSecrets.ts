import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { deriveKeys } from '../vault/keys/deriveKeys.js'
import { readKit } from '../vault/kit/Kit.js'
import type { KitSecret } from '../vault/kit/kitKey.js'
import { openKit } from '../vault/kit/openKit.js'
import type { Secrets } from '../vault/Vault.js'
import { RecoveryError } from './RecoveryError.js'

/** What the user has. */
export type Have =
  | { readonly by: KitSecret['kind']; readonly file: string; readonly secret: string }
  | { readonly by: 'phrase'; readonly secret: string }

/** The words of 16 bytes of entropy. */
export const phraseWords = 12

/** @throws `RecoveryError`, or `VaultError` of the kit */
export async function readSecrets(have: Have): Promise<Secrets> {
  if (have.by === 'phrase') {
    const entropy = entropyOf(have.secret)
    return { entropy, keys: await deriveKeys(entropy) }
  }
  const kit = readKit(have.file)
  if (!kit) throw new RecoveryError('kit_unknown')
  const { by, secret } = have
  return openKit(
    kit,
    by === 'printed' ? { kind: by, code: secret } : { kind: by, passphrase: secret },
  )
}

function entropyOf(phrase: string): Uint8Array {
  const words = phrase.trim().toLowerCase().split(/\s+/).join(' ')
  try {
    const entropy = mnemonicToEntropy(words, wordlist)
    if (entropy.length === 16) return entropy
  } catch {
    // The messages of the library are not for users.
  }
  throw new RecoveryError('phrase_wrong')
}
