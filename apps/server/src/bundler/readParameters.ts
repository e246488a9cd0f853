import { safeContracts } from '@foyer/protocol/api'
import { type Hex, isHex } from 'viem'
import { refuse } from './failures.js'

/** @throws `ChainError` -32602 for another entry point than 0.7 */
export function readEntryPoint(value: unknown): void {
  const known = safeContracts.entryPoint.toLowerCase()
  if (typeof value !== 'string' || value.toLowerCase() !== known)
    throw refuse('invalid', `This server serves the entry point ${safeContracts.entryPoint} alone.`)
}

/** @throws `ChainError` -32602 */
export function readHash(value: unknown): Hex {
  if (!isHex(value) || value.length !== 66)
    throw refuse('invalid', 'The hash of an operation is expected.')
  return value.toLowerCase() as Hex
}
