import type { CaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import type { UserOperation } from '../../../../actions/Action.js'
import { notSent } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { chooseFees } from '../chooseFees.js'
import { readQuantity } from '../quantity.js'
import { readFees } from '../readFees.js'
import { gasOf } from '../smart/operation.js'

const Capability = v.looseObject({ operationFee: v.record(v.string(), v.unknown()) })

/** The fee that a page showed for its calls: the price of gas, and the most that the account pays in all, in wei. */
export type OperationFee = {
  readonly price: Readonly<Record<'maxFeePerGas' | 'maxPriorityFeePerGas', bigint>>
  readonly most: bigint
}

/**
 * The capability `operationFee` that a page demands of its calls; `undefined` where it has no word of it. A price that it leaves out is the network's.
 *
 * @throws `Failure` -32602
 */
export async function readOperationFee(
  capabilities: unknown,
  world: Pick<WalletEnvironment, 'chains'>,
  network: CaipNetworkId,
): Promise<OperationFee | undefined> {
  const read = v.safeParse(Capability, capabilities)
  if (!read.success) return undefined
  const { operationFee } = read.output
  const most = readQuantity(operationFee.most, 'most')
  const { maxFeePerGas, maxPriorityFeePerGas } = chooseFees(
    operationFee,
    await readFees(world.chains, network),
  )
  return { price: { maxFeePerGas, maxPriorityFeePerGas }, most }
}

/** @throws `Failure` -32003 where the account would pay more than was shown */
export function demandWithin(
  fee: OperationFee | undefined,
  { operation, isSponsored }: { operation: UserOperation; isSponsored: boolean },
): void {
  const isOthers = isSponsored || operation.paymaster !== undefined
  if (!fee || isOthers || gasOf(operation) * operation.maxFeePerGas <= fee.most) return
  throw notSent('operationDearer')
}
