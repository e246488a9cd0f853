import { VaultError } from '../VaultError.js'
import { commonRows, commonWords } from './commonParts.js'
import { passphraseText } from './passphraseText.js'

const lettersMin = 12
/** A word of the lists is one of some hundred: it is worth no more than so many letters that are not guessed at. */
const wordLetters = 3
const rowMin = 3

/**
 * Checks a passphrase that is being chosen. Guessing begins with what repeats itself, with rows, and with words that many chose: a repetition adds nothing to the length,
 * a row is one letter, such a word three. It is a floor, and no measure of how good the rest is. Nothing is sent anywhere.
 *
 * @throws `passphrase_short`
 */
export function checkPassphrase(passphrase: string): void {
  const letters = [...passphraseText(passphrase).toLowerCase()]
  if (lengthOnce(letters) < lettersMin || isCounting(letters) || worth(letters) < lettersMin)
    throw new VaultError('passphrase_short')
}

/** How long a text is until it begins anew: of `abcabca` it is 3. */
function lengthOnce(letters: readonly string[]): number {
  const begins = letters.findIndex(
    (_, by) => by > 0 && letters.every((one, at) => at < by || one === letters[at - by]),
  )
  return begins === -1 ? letters.length : begins
}

/** `acegik`, `987654`. */
function isCounting(letters: readonly string[]): boolean {
  const numbers = letters.map((one) => one.codePointAt(0) ?? 0)
  const steps = numbers.slice(1).map((one, at) => one - (numbers[at] ?? 0))
  return steps.every((one) => one === steps[0])
}

/** How many letters are left when each thing to guess counts as what it is worth. */
function worth(letters: readonly string[]): number {
  let sum = 0
  for (let at = 0; at < letters.length; ) {
    const word = wordAt(letters, at)
    const row = rowAt(letters, at)
    const isRow = row >= rowMin && row >= word
    sum += isRow || word === 0 ? 1 : Math.min(word, wordLetters)
    at += isRow ? row : Math.max(word, 1)
  }
  return sum
}

const words = [...commonWords].sort((one, other) => other.length - one.length)
const rows = commonRows.flatMap((row) => [row, [...row].reverse().join('')])
/** As which letters figures and signs are written. */
const meant: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
}

/** How long the longest common word is that begins there. */
function wordAt(letters: readonly string[], at: number): number {
  const text = letters.slice(at).join('')
  const plain = letters
    .slice(at)
    .map((one) => meant[one] ?? one)
    .join('')
  const found = words.find((word) => text.startsWith(word) || plain.startsWith(word))
  return found?.length ?? 0
}

/** How long the longest row is that begins there, or the run of one letter. */
function rowAt(letters: readonly string[], at: number): number {
  const same = letters.slice(at).findIndex((one) => one !== letters[at])
  let longest = same === -1 ? letters.length - at : same
  const isRow = (length: number) => {
    const part = letters.slice(at, at + length).join('')
    return rows.some((row) => row.includes(part))
  }
  let length = rowMin
  while (at + length <= letters.length && isRow(length)) {
    longest = Math.max(longest, length)
    length += 1
  }
  return longest
}
