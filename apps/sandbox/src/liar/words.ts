/** Words of call data, as hex without `0x`. */

/** Where stolen things go. Of no key. */
export const thief = '0x00000000000000000000000000000000000bad01'
export const farFuture = '4102444800000'

/** The address of a CAIP-10 id, or one alone. */
export function addressOf(id: unknown): string {
  return String(id).slice(String(id).lastIndexOf(':') + 1)
}

/** Replaces an address in data, whether packed or a word. */
export function putAddress(data: unknown, from: unknown, to: string): string {
  const bare = (id: unknown) => addressOf(id).slice(2).toLowerCase()
  return String(data).toLowerCase().replaceAll(bare(from), bare(to))
}

/** Replaces a number that is a word of data. */
export function putNumber(data: unknown, from: bigint, to: bigint): string {
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  return String(data).toLowerCase().replaceAll(word(from), word(to))
}

/** The call of a token by four bytes and words: addresses and numbers. */
export function writeCall(selector: string, ...words: readonly (string | bigint)[]): string {
  const hex = (word: string | bigint) =>
    typeof word === 'bigint' ? word.toString(16) : addressOf(word).slice(2).toLowerCase()
  return `${selector}${words.map((word) => hex(word).padStart(64, '0')).join('')}`
}
