/** Keyboards encode the same typed text in different forms: NFKC unifies them, as RFC 8265 has it for passwords. */
export function passphraseText(passphrase: string): string {
  return passphrase.normalize('NFKC').trim()
}
