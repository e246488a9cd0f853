import { unauthorizedCode, unsupportedMethodCode } from '@foyer/protocol'
import type { Failure } from '../errors/Failure.js'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'

/** EIP-1193: an account that is not this wallet's. */
export function notOurs(): Failure {
  return refuse(refusals, 'accountForeign', unauthorizedCode)
}

/** EIP-1193. */
export function unsupported(key: 'methodUnknown' | 'networkNone' | 'smartAccountMissing'): Failure {
  return refuse(refusals, key, unsupportedMethodCode)
}
