import type { CaipNetworkId } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import type { Hex } from 'viem'
import type { UserOperation } from '../../../../actions/Action.js'
import { notSent } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { readOptionalQuantity } from '../quantity.js'
import { readFees } from '../readFees.js'
import { readFields } from '../readHex.js'
import type { Safe } from './createSafe.js'
import { toWire } from './operation.js'
import { requestPaymaster, type Sponsor } from './requestPaymaster.js'

const required = ['callGasLimit', 'verificationGasLimit', 'preVerificationGas'] as const
const unmeasured = { callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n }
const ofPaymaster = ['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'] as const

/** Fields of an operation that are decided already. */
export type OperationInput = Partial<
  Omit<UserOperation, 'sender' | 'nonce' | 'factory' | 'factoryData'>
> & {
  readonly callData: Hex
}

/** Pays by its policy, or not. */
export const theServer: Sponsor = { context: {}, isRequired: false }

/**
 * Fills in what an operation needs besides what it does: its turn, the making of the account at its first use, gas, fees, and who
 * pays. What is given stays.
 *
 * @param sponsor who is asked to pay, and after a page's service that need not the server; `undefined`: the account pays, or the
 * paymaster that is given
 * @returns `isSponsored` where the server pays, and not where a paymaster does that the page named
 */
export async function completeOperation(
  world: WalletEnvironment,
  network: CaipNetworkId,
  safe: Safe,
  given: OperationInput,
  sponsor: Sponsor | undefined,
): Promise<{ operation: UserOperation; isSponsored: boolean }> {
  const [nonce, made, fees, stubSignature] = await Promise.all([
    // Counted up one by one, so that what is prepared twice is not sent twice.
    safe.getNonce({ key: 0n }),
    safe.getFactoryArgs(),
    readFees(world.chains, network),
    safe.getStubSignature(),
  ])
  const { maxFeePerGas, maxPriorityFeePerGas } = fees
  const base = {
    sender: safe.address,
    nonce,
    factory: made.factory,
    factoryData: made.factoryData,
    maxFeePerGas,
    maxPriorityFeePerGas,
    ...given,
  }
  const stub =
    sponsor &&
    (await requestPaymaster(world, network, sponsor, 'pm_getPaymasterStubData', {
      // ERC-7677 has the fields of gas in both questions.
      ...unmeasured,
      ...base,
      signature: stubSignature,
    }))
  const next = sponsor?.url === undefined ? undefined : theServer
  if (!stub && next) return completeOperation(world, network, safe, given, next)
  const measured = await estimate(
    world,
    network,
    { ...base, ...stub, signature: stubSignature },
    given,
  )
  // The stub's own limits stand where the bundler measured none.
  const operation: UserOperation = { ...base, ...stub, ...measured }
  if (!stub || !sponsor) return { operation, isSponsored: false }
  const isSponsored = sponsor.url === undefined
  if (stub.isFinal) return { operation: withoutFinal(operation), isSponsored }
  const paid = await requestPaymaster(world, network, sponsor, 'pm_getPaymasterData', {
    ...operation,
    signature: stubSignature,
  })
  if (paid) return { operation: withoutFinal({ ...operation, ...paid }), isSponsored }
  // Refused at the second look: the operation is made anew, for the next one to pay.
  return completeOperation(world, network, safe, given, next)
}

type Wire = Parameters<typeof toWire>[0]

/** The gas of each part: as given, else as the bundler measured it. */
async function estimate(
  { bundler }: WalletEnvironment,
  network: CaipNetworkId,
  operation: Wire,
  given: OperationInput,
) {
  const isGiven = required.every((name) => given[name] !== undefined)
  const params = [toWire(operation), safeContracts.entryPoint]
  const answer = isGiven ? {} : await bundler(network, 'eth_estimateUserOperationGas', params)
  const measured = readFields(answer, 'The estimate')
  const limits = [...required, ...ofPaymaster].flatMap((name) => {
    const limit = given[name] ?? readOptionalQuantity(measured[name], name)
    return limit === undefined ? [] : [[name, limit]]
  })
  const { callGasLimit, verificationGasLimit, preVerificationGas, ...rest }: Limits =
    Object.fromEntries(limits)
  if (
    callGasLimit === undefined ||
    verificationGasLimit === undefined ||
    preVerificationGas === undefined
  )
    throw notSent('operationUnmeasured')
  return { callGasLimit, verificationGasLimit, preVerificationGas, ...rest }
}

type Limits = { [name in (typeof required)[number] | (typeof ofPaymaster)[number]]?: bigint }

function withoutFinal({
  isFinal: _,
  ...operation
}: UserOperation & { isFinal?: boolean }): UserOperation {
  return operation
}
