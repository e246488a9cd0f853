import { unauthorizedCode, unsupportedMethodCode } from '@foyer/protocol'
import { Failure } from '../errors/Failure.js'

/** EIP-1474: the parameters have not the shape that the method asks for. */
export function invalid(message: string): Failure {
  return new Failure(message, -32602)
}

/** EIP-1193: an account that is not this wallet's. */
export function notOurs(): Failure {
  return new Failure('This account is not one of the wallet’s.', unauthorizedCode)
}

/** EIP-1193. */
export function unsupported(message: string): Failure {
  return new Failure(message, unsupportedMethodCode)
}

/** EIP-1474: the transaction was not sent. */
export function notSent(message: string, options?: ErrorOptions): Failure {
  return new Failure(message, -32003, options)
}
