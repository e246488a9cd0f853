import { readLine } from './readLine.js'

const charactersMax = 40

/** The name that a wallet gives itself, fit to be shown; empty when it gives none. */
export function readName(value: unknown): string {
  return readLine(value, charactersMax)
}
