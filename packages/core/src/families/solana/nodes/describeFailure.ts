import { readLine, solanaFailures } from '@foyer/protocol'
import { isTokenProgram, programs } from '../programs.js'

const reasonMax = 200
const linesMax = 1_000
const failed = /^Program ([1-9A-HJ-NP-Za-km-z]{32,44}) failed: (.{1,300})/
const custom = /custom program error: 0x([0-9a-f]{1,8})/
const anchor = /Error Message: (.{1,300})/

/**
 * Why a transaction failed, in a sentence: what its program logged of it, what the error means in programs that Foyer knows, else the network's
 * own words.
 */
export function describeFailure(error: unknown, logs: readonly (string | null)[] = []): string {
  const lines = (logs ?? []).slice(0, linesMax).filter((line) => typeof line === 'string')
  const said = firstOf(lines, anchor)?.[1]
  if (said) return readLine(said, reasonMax)
  const [, program = '', words] = firstOf(lines, failed) ?? []
  const code = words && custom.exec(words)?.[1]
  const known = code && meaningOf(program, Number.parseInt(code, 16))
  return readLine(known ?? namedOf(error) ?? words ?? JSON.stringify(error), reasonMax)
}

function firstOf(lines: readonly string[], pattern: RegExp) {
  return lines.map((line) => pattern.exec(line)).find((found) => found !== null)
}

/** What a number means in a program. */
function meaningOf(program: string, code: number): string | undefined {
  const table: Readonly<Record<number, string>> = isTokenProgram(program)
    ? solanaFailures.token
    : program === programs.system
      ? solanaFailures.system
      : {}
  return table[code]
}

/** What the network itself names: `"InsufficientFundsForFee"`, or the name with its place. */
function namedOf(error: unknown): string | undefined {
  const name = typeof error === 'string' ? error : Object.keys(Object(error))[0]
  const table: Readonly<Record<string, string>> = solanaFailures.network
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
}
