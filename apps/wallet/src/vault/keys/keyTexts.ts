import { ed25519 } from '@noble/curves/ed25519'
import { base58, hex } from '@scure/base'
import type { Keys, Secrets } from '../Vault.js'
import { sentence } from './sentence.js'
import { wipe } from './wipe.js'

/** The phrase that the user writes down. As text it stays in memory until the browser clears it: only for showing. */
export async function phraseOf({ entropy }: Pick<Secrets, 'entropy'>): Promise<string> {
  const { wordlist } = await import('@scure/bip39/wordlists/english')
  const words = sentence(entropy, wordlist)
  const text = new TextDecoder().decode(words)
  wipe(words)
  return text
}

/** As other wallets import it: 0x and 64 hexadecimal digits. */
export const ethereumKeyOf = ({ evm }: Keys) => `0x${hex.encode(evm)}`

/** As other wallets import it: seed and public key, 64 bytes in base58. */
export function solanaKeyOf({ solana }: Keys): string {
  const pair = new Uint8Array(64)
  pair.set(solana)
  pair.set(ed25519.getPublicKey(solana), 32)
  const text = base58.encode(pair)
  wipe(pair)
  return text
}
