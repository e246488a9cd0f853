import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import { type Hex, isHex } from 'viem'
import {
  formatUserOperationRequest,
  getUserOperationHash,
  type UserOperation as ViemOperation,
} from 'viem/account-abstraction'
import type { UserOperation } from '../../../../actions/Action.js'

/** An operation as a bundler reads it (ERC-7769). */
export function toWire(operation: Partial<UserOperation> & { readonly signature: Hex }) {
  return formatUserOperationRequest(withoutNothing(operation))
}

/** What the entry point calls an operation. The signature has no part in it. */
export function hashOf(operation: UserOperation, network: CaipNetworkId): Hex {
  return getUserOperationHash({
    chainId: Number(parseCaipNetworkId(network).chainId),
    entryPointAddress: safeContracts.entryPoint,
    entryPointVersion: '0.7',
    userOperation: { ...operation, signature: '0x' } as ViemOperation<'0.7'>,
  })
}

/** All the gas that an operation may use, for which the entry point sets coin aside before it runs (ERC-4337). */
export function gasOf(operation: UserOperation): bigint {
  return (
    operation.callGasLimit +
    operation.verificationGasLimit +
    operation.preVerificationGas +
    (operation.paymasterVerificationGasLimit ?? 0n) +
    (operation.paymasterPostOpGasLimit ?? 0n)
  )
}

/** A hash that a bundler or a page gave. */
export function isHash(value: unknown): value is Hex {
  return isHex(value) && value.length === 66
}

function withoutNothing<fields extends object>(fields: fields): fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as fields
}
