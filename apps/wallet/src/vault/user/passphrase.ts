import { VaultError } from '../VaultError.js'

const lettersMin = 12

/** Keyboards encode the same typed text in different forms: NFKC unifies them, as RFC 8265 has it for passwords. */
export function passphraseText(passphrase: string): string {
  return passphrase.normalize('NFKC').trim()
}

/**
 * Checks a passphrase that is being chosen. Guessing begins with what repeats itself and with rows: a repetition adds nothing to the length, and a row
 * is refused.
 *
 * @throws `passphrase_short`
 */
export function checkPassphrase(passphrase: string): void {
  const letters = [...passphraseText(passphrase).toLowerCase()]
  if (isRow(letters) || lengthOnce(letters) < lettersMin) throw new VaultError('passphrase_short')
}

/** How long a text is until it begins anew: of `abcabca` it is 3. */
function lengthOnce(letters: readonly string[]): number {
  const begins = letters.findIndex(
    (_, by) => by > 0 && letters.every((one, at) => at < by || one === letters[at - by]),
  )
  return begins === -1 ? letters.length : begins
}

/** `abcdef`, `987654`. */
function isRow(letters: readonly string[]): boolean {
  const numbers = letters.map((one) => one.codePointAt(0) ?? 0)
  const steps = numbers.slice(1).map((one, at) => one - (numbers[at] ?? 0))
  return steps.every((one) => one === steps[0])
}
