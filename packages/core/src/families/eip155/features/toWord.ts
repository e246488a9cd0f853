/** An address or an amount as one word of the ABI: 32 bytes in hex, without a prefix. */
export function toWord(value: string | bigint): string {
  const hex =
    typeof value === 'bigint' ? value.toString(16) : value.replace(/^0x/, '').toLowerCase()
  return hex.padStart(64, '0')
}
