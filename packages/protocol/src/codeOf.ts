import { errorName } from './CodedError.js'

/** The code of an error of ours, also after JSON; `undefined` of any other. */
export function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const error = value as { name?: unknown; code?: unknown }
  // Nothing else of a stranger's error is read: a wallet's may throw when it is.
  if (error.name !== errorName) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
