import { createHash } from 'node:crypto'

const shape = /^([\da-z]{1,11}(?:\.[\da-z]{1,11}){2}\.[-a-z\d]{3,8}:[-\w]{1,32})\.([\w-]{16})$/

/** A network and three numbers that say where one of its lists goes on. */
export type SealedPlace<network extends string> = {
  network: network
  numbers: readonly [number, number, number]
}

/**
 * Writes a place down for a client to bring back. The sum at its end is no secret; it keeps a cursor that
 * was changed, or belongs to another question, from being taken for a place.
 */
export function sealCursor<network extends string>(
  { network, numbers }: SealedPlace<network>,
  question: string,
): string {
  const body = `${numbers.map((number) => number.toString(36)).join('.')}.${network}`
  return `${body}.${sum(body, question)}`
}

/**
 * Reads what `sealCursor` wrote for the same question, or `undefined`. The checksum has no key, so each
 * number is also checked against the range that the database may be queried for.
 */
export function openCursor<network extends string>(
  cursor: string,
  question: string,
  maxima: readonly [number, number, number],
): SealedPlace<network> | undefined {
  const [, body = '', end] = shape.exec(cursor) ?? []
  if (end === undefined || end !== sum(body, question)) return undefined
  const [one = '', two = '', three = '', network = ''] = body.split('.')
  const numbers = [parse(one), parse(two), parse(three)] as const
  if (numbers.some((number, at) => number > (maxima[at] ?? 0))) return undefined
  // The expression saw to its shape.
  return { network: network as network, numbers }
}

function parse(digits: string): number {
  return Number.parseInt(digits, 36)
}

function sum(body: string, question: string): string {
  return createHash('sha256').update(`${question}\n${body}`).digest('base64url').slice(0, 16)
}
