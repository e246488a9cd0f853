import { safeContracts } from '@foyer/protocol/api'
import { isAddressEqual } from 'viem'
import type { UserOperationAction } from '../../requests/Action.js'
import { type Ask, commonOf } from '../Ask.js'
import { accountOf, evmAddresses } from '../accountOf.js'
import { checkCall } from '../checkCall.js'
import { checkHandsOverNothing } from '../evm/prepareTransaction.js'
import { readOptionalQuantity } from '../evm/quantity.js'
import { readAddress, readData, readFields, readList } from '../evm/readHex.js'
import { invalid, notOurs } from '../failures.js'
import { requireSmart } from '../requireSmart.js'
import type { World } from '../World.js'
import { completeOperation, type Given } from './completeOperation.js'
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
export async function prepareUserOperation(ask: Ask, world: World): Promise<UserOperationAction> {
  const [first, entryPoint] = readList(ask.params)
  const fields = readFields(first, 'The operation')
  if (
    entryPoint !== undefined &&
    !isAddressEqual(readAddress(entryPoint, 'The entry point'), safeContracts.entryPoint)
  )
    throw invalid('The wallet knows the entry point 0.7 alone.')
  checkHandsOverNothing(fields)
  const account = accountOf(world, fields.sender)
  if (account.type !== 'smartAccount') throw notOurs()
  requireSmart(world, ask.network)
  const safe = await createSafe(world, ask.network, watch(evmAddresses(world).eoa))
  const given = readGiven(fields)
  const calls = readCalls(given.callData)
  for (const call of calls) checkCall(call, world)
  const { operation } = await completeOperation(world, ask.network, safe, given, undefined)
  const nonce = readOptionalQuantity(fields.nonce, 'nonce')
  if (nonce !== undefined && nonce !== operation.nonce)
    throw invalid('The operation’s nonce is not the next one of the account.')
  return { ...commonOf(ask), kind: 'userOperation', account, operation, calls }
}

function readGiven(fields: Readonly<Record<string, unknown>>): Given {
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
