import type { Keys } from '../Vault.js'
import { bip44 } from './bip44.js'
import { sentence } from './sentence.js'
import { slip10 } from './slip10.js'
import { wipe } from './wipe.js'

/** The keys of both chain families. The list of words comes in a chunk of its own: a visit without a signature needs none. */
export async function deriveKeys(entropy: Uint8Array): Promise<Keys> {
  const { wordlist } = await import('@scure/bip39/wordlists/english')
  const words = sentence(entropy, wordlist)
  const seed = await stretch(words)
  wipe(words)
  const keys = { evm: bip44(seed), solana: slip10(seed, [44, 501, 0, 0]) }
  wipe(seed)
  return keys
}

/** BIP-39, "From mnemonic to seed". The browser's own PBKDF2 takes 2 ms where one in a script takes 100. */
async function stretch(words: Uint8Array) {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(words), 'PBKDF2', false, [
    'deriveBits',
  ])
  const salt = new TextEncoder().encode('mnemonic')
  const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 2_048 }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 512))
}
