import { safeContracts } from '@foyer/protocol/api'
import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import {
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation as ViemOperation,
} from 'viem/account-abstraction'
import { refuse } from './failures.js'

const AddressShape = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{40}$/i),
  v.transform((text) => text.toLowerCase() as Address),
)
const Bytes = v.pipe(
  v.string(),
  v.maxLength(100_000),
  v.regex(/^0x([\da-f]{2})*$/i),
  v.transform((text) => text.toLowerCase() as Hex),
)
const quantity = (digits: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^0x[\\da-f]{1,${digits}}$`, 'i')),
    v.transform((text) => BigInt(text)),
  )
/** Packed, gas and fees have 16 bytes each. */
const Gas = quantity(32)

const required = {
  sender: AddressShape,
  nonce: quantity(64),
  callData: Bytes,
  signature: Bytes,
  maxFeePerGas: Gas,
  maxPriorityFeePerGas: Gas,
}
const optional = {
  factory: v.nullish(AddressShape),
  factoryData: v.nullish(Bytes),
  paymaster: v.nullish(AddressShape),
  paymasterData: v.nullish(Bytes),
  paymasterVerificationGasLimit: v.nullish(Gas),
  paymasterPostOpGasLimit: v.nullish(Gas),
}
const Complete = v.strictObject({
  ...required,
  ...optional,
  callGasLimit: Gas,
  verificationGasLimit: Gas,
  preVerificationGas: Gas,
})
const Unmeasured = v.strictObject({
  ...required,
  ...optional,
  callGasLimit: v.nullish(Gas),
  verificationGasLimit: v.nullish(Gas),
  preVerificationGas: v.nullish(Gas),
})

/** An operation of ERC-4337 0.7 with everything in it. */
export type Operation = v.InferOutput<typeof Complete>
/** An operation whose gas is not known yet. */
export type UnmeasuredOperation = v.InferOutput<typeof Unmeasured>

/** @throws `ChainError` -32602 */
export function readOperation(value: unknown): Operation {
  return read(Complete, value)
}

/** @throws `ChainError` -32602 */
export function readUnmeasured(value: unknown): UnmeasuredOperation {
  return read(Unmeasured, value)
}

function read<schema extends v.GenericSchema>(
  schema: schema,
  value: unknown,
): v.InferOutput<schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const place = result.issues[0].path?.map(({ key }) => key).join('.') ?? ''
  throw refuse('invalid', `The operation cannot be read: ${place || 'it is no object'}.`)
}

/** As the entry point reads it. */
export function pack(operation: Operation) {
  return toPackedUserOperation(toViem(operation))
}

/** What the entry point calls the operation on a network. */
export function hashOf(operation: Operation, chainId: number): Hex {
  return getUserOperationHash({
    chainId,
    entryPointAddress: safeContracts.entryPoint,
    entryPointVersion: '0.7',
    userOperation: toViem(operation),
  })
}

/** The most that it can cost. */
export function costOf(operation: Operation): bigint {
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas } = operation
  return (
    (gasOf(operation) + callGasLimit + verificationGasLimit + preVerificationGas) * maxFeePerGas
  )
}

function gasOf(operation: Operation): bigint {
  const { paymasterPostOpGasLimit, paymasterVerificationGasLimit } = operation
  return (paymasterPostOpGasLimit ?? 0n) + (paymasterVerificationGasLimit ?? 0n)
}

function toViem(operation: Operation): ViemOperation<'0.7'> {
  const given = Object.entries(operation).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  return Object.fromEntries(given) as ViemOperation<'0.7'>
}
