import { ChainError } from '../services/chains/ChainError.js'

/** The codes of ERC-7769, and of EIP-1474 for what it has none. */
export const codes = {
  invalid: -32_602,
  unknownMethod: -32_601,
  rejected: -32_500,
  paymasterRejected: -32_501,
  forbidden: -32_502,
  outOfTime: -32_503,
  throttled: -32_504,
  badSignature: -32_507,
  reverted: -32_521,
  internal: -32_603,
  unsupported: -32_004,
} as const

export function refuse(code: keyof typeof codes, message: string, data?: unknown): ChainError {
  return new ChainError(codes[code], message, data)
}

/** What the entry point says of an operation that it would not take: `AA21 didn't pay prefund`. */
export function fromEntryPoint(reason: string): ChainError {
  if (/^AA(22|32)/.test(reason)) return refuse('outOfTime', reason)
  if (/^AA(24|34)/.test(reason)) return refuse('badSignature', reason)
  if (/^AA3/.test(reason)) return refuse('paymasterRejected', reason)
  return refuse('rejected', reason)
}
