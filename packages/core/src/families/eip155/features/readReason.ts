import { causes, readLine } from '@foyer/protocol'
import { readAbiString } from './readAbiString.js'

/** `Error(string)` and `Panic(uint256)` of Solidity, by selector. */
const errorSelector = '0x08c379a0'
const panicSelector = '0x4e487b71'
const reasonMax = 200

/** What each panic of Solidity means, by its code. */
const panics: Readonly<Record<string, string>> = {
  '1': 'An assertion failed',
  '11': 'Arithmetic overflow or underflow',
  '12': 'Division by zero',
  '21': 'Value outside of the enum',
  '22': 'Wrongly encoded storage',
  '31': 'Pop from an empty array',
  '32': 'Index outside of the array',
  '41': 'Too much memory',
  '51': 'Call of an empty function',
}

/** Why a call would be reverted, by the error that a node gave; `undefined` where it does not say. */
export function readReason(error: unknown): string | undefined {
  const nested = causes(error)
  for (const { data } of nested) {
    const reason = typeof data === 'string' ? decode(data) : ''
    if (reason) return reason
  }
  for (const { message } of nested) {
    const [, reason] = /reverted(?: with reason string)?:? ["']?([^"'\n]+)/i.exec(message) ?? []
    const text = readLine(reason, reasonMax)
    // A node that cannot decode an error names its selector, which is no reason to show.
    if (text && !/^custom error\b/i.test(text)) return text
  }
  return undefined
}

function decode(data: string) {
  if (data.startsWith(errorSelector)) return readAbiString(`0x${data.slice(10)}`, reasonMax)
  if (!/^0x4e487b71[\da-f]{64}$/i.test(data) || !data.startsWith(panicSelector)) return ''
  return panics[BigInt(`0x${data.slice(10)}`).toString(16)] ?? ''
}
