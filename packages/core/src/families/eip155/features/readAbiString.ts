import { readLine } from '@foyer/protocol'

const bytesMax = 4096
const charactersMax = 40

/**
 * Text in the answer of a contract: a `string` of the ABI, or the 32 bytes that older tokens give.
 * Empty when it is neither.
 */
export function readAbiString(data: unknown, max = charactersMax): string {
  if (typeof data !== 'string' || !/^0x([\da-f]{64})+$/i.test(data)) return ''
  const hex = data.slice(2)
  if (hex.length === 64) return decode(hex.replace(/(00)+$/, ''), max)
  const start = Number(BigInt(`0x${hex.slice(0, 64)}`)) * 2
  if (!(start + 64 <= hex.length)) return ''
  const length = Number(BigInt(`0x${hex.slice(start, start + 64)}`)) * 2
  return decode(hex.slice(start + 64, start + 64 + Math.min(length, bytesMax)), max)
}

function decode(hex: string, max: number) {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return readLine(new TextDecoder().decode(bytes), max)
}
