import type { Failure, FailureCode } from '../errors/Failure.js'
import { refuse } from '../errors/refuse.js'
import { accountRefusals } from '../texts/en/accountRefusals.js'

type Table = typeof accountRefusals

/** A refusal of an account, with the code for the page. Loaded with what prepares and performs requests. */
export function refuseAccount<key extends keyof Table>(
  key: key,
  code: FailureCode,
  ...more: refuse.More<Table[key]>
): Failure {
  return refuse(accountRefusals, key, code, ...more)
}

/** EIP-1474: the parameters have not the shape that the method asks for. */
export function invalid<key extends keyof Table>(
  key: key,
  ...more: refuse.More<Table[key]>
): Failure {
  return refuseAccount(key, -32602, ...more)
}

/** EIP-1474: the transaction was not sent. */
export function notSent<key extends keyof Table>(
  key: key,
  ...more: refuse.More<Table[key]>
): Failure {
  return refuseAccount(key, -32003, ...more)
}
