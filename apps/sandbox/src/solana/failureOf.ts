import type { FailedTransactionMetadata } from 'litesvm'

type Failure = ReturnType<FailedTransactionMetadata['err']>

/** The ones without data, in the machine's order. */
const names: readonly string[] = [
  'AccountInUse',
  'AccountLoadedTwice',
  'AccountNotFound',
  'ProgramAccountNotFound',
  'InsufficientFundsForFee',
  'InvalidAccountForFee',
  'AlreadyProcessed',
  'BlockhashNotFound',
  'CallChainTooDeep',
  'MissingSignatureForFee',
  'InvalidAccountIndex',
  'SignatureFailure',
]

/** Why a transaction failed, as a node writes it. */
export function failureOf(failure: Failure): unknown {
  if (typeof failure === 'number') return names[failure] ?? 'Unknown'
  if (!('err' in failure)) return 'Unknown'
  const inner = failure.err()
  const said =
    typeof inner === 'object' && 'code' in inner ? { Custom: inner.code } : 'GenericError'
  return { InstructionError: [failure.index, said] }
}
