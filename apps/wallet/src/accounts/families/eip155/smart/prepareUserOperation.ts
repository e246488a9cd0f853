import { safeContracts } from '@foyer/protocol/api'
import { isAddressEqual } from 'viem'
import type { UserOperationAction } from '../../../../actions/Action.js'
import type { ApprovalRequest } from '../../../../actions/ApprovalRequest.js'
import { commonOf } from '../../../commonOf.js'
import { notOurs } from '../../../failures.js'
import { invalid } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { accountOf, evmAddresses } from '../accountOf.js'
import { checkCall } from '../checkCall.js'
import { checkHandsOverNothing } from '../prepareTransaction.js'
import { readOptionalQuantity } from '../quantity.js'
import { readAddress } from '../readAddress.js'
import { readData, readFields, readList } from '../readHex.js'
import { requireSmart } from '../requireSmart.js'
import { completeOperation, type OperationInput } from './completeOperation.js'
import { createSafe, watch } from './createSafe.js'
import { readCalls } from './readCalls.js'

const amounts = [
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'paymasterVerificationGasLimit',
  'paymasterPostOpGasLimit',
] as const

/** `eth_sendUserOperation`: an operation that the page made, of our smart account. Its turn and its making are ours to fill in. */
export async function prepareUserOperation(
  request: ApprovalRequest,
  world: WalletEnvironment,
): Promise<UserOperationAction> {
  const [first, entryPoint] = readList(request.params)
  const fields = readFields(first, 'The operation')
  if (
    entryPoint !== undefined &&
    !isAddressEqual(readAddress(entryPoint, 'The entry point'), safeContracts.entryPoint)
  )
    throw invalid('operationEntryPoint')
  checkHandsOverNothing(fields)
  const account = accountOf(world, fields.sender)
  if (account.type !== 'smartAccount') throw notOurs()
  requireSmart(world, request.network)
  const safe = await createSafe(world, request.network, watch(evmAddresses(world).eoa))
  const given = readGiven(fields)
  const calls = readCalls(given.callData)
  for (const call of calls) checkCall(call, world)
  const { operation } = await completeOperation(world, request.network, safe, given, undefined)
  const nonce = readOptionalQuantity(fields.nonce, 'nonce')
  if (nonce !== undefined && nonce !== operation.nonce) throw invalid('operationNonce')
  return { ...commonOf(request), kind: 'userOperation', account, operation, calls }
}

function readGiven(fields: Readonly<Record<string, unknown>>): OperationInput {
  const given = amounts.flatMap((name) => {
    const amount = readOptionalQuantity(fields[name], name)
    return amount === undefined ? [] : [[name, amount]]
  })
  const callData = readData(fields.callData, 'callData')
  return { callData, ...Object.fromEntries(given), ...readPaymaster(fields) }
}

function readPaymaster({ paymaster, paymasterData }: Readonly<Record<string, unknown>>) {
  if (paymaster === undefined || paymaster === null) return {}
  return {
    paymaster: readAddress(paymaster, 'The paymaster'),
    paymasterData: readData(paymasterData ?? '0x', 'paymasterData'),
  }
}
