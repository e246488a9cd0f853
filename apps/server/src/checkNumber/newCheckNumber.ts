import { randomInt } from 'node:crypto'

/** A number to compare (`CheckNumber`). Each service draws its own: what another one knows proves nothing. */
export function newCheckNumber(): string {
  return String(randomInt(100, 1_000))
}
