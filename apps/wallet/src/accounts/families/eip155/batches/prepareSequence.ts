import type { CaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import type { Address } from 'viem'
import type { BatchedCall, CallsAction } from '../../../../actions/Action.js'
import { notSent } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { estimate, readNonce } from '../prepareTransaction.js'
import { answeredQuantity, toHexQuantity } from '../quantity.js'
import { readFees } from '../readFees.js'

type Transactions = Extract<CallsAction['by'], { transactions: unknown }>['transactions']

const Simulated = v.looseTuple([
  v.looseObject({ calls: v.array(v.looseObject({ gasUsed: v.string(), status: v.string() })) }),
])

/** The calls of a batch as transactions of the plain account, each measured after those before it. */
export async function prepareSequence(
  world: WalletEnvironment,
  network: CaipNetworkId,
  address: string,
  calls: readonly BatchedCall[],
): Promise<Transactions> {
  const from = address as Address
  const [nonce, fees, gas] = await Promise.all([
    readNonce(world, network, from),
    readFees(world.chains, network),
    measure(world, network, from, calls),
  ])
  const { isLegacy, ...prices } = fees
  return calls.map((call, index) => ({
    ...call,
    nonce: nonce + index,
    gas: gas[index] ?? 0n,
    ...prices,
    ...(isLegacy && { isLegacy }),
  }))
}

async function measure(
  world: WalletEnvironment,
  network: CaipNetworkId,
  from: Address,
  calls: readonly BatchedCall[],
): Promise<readonly bigint[]> {
  const [only, ...more] = calls
  if (only && more.length === 0) return [await estimate(world, network, { from, ...only })]
  const block = {
    calls: calls.map(({ to, value, data }) => ({
      from,
      to,
      value: toHexQuantity(value),
      input: data,
    })),
  }
  const answer = await world.chains.request(network, 'eth_simulateV1', [
    { blockStateCalls: [block], validation: false },
    'latest',
  ])
  const read = v.safeParse(Simulated, answer)
  if (!read.success || read.output[0].calls.length !== calls.length)
    throw notSent('callsUnmeasured')
  return read.output[0].calls.map(({ gasUsed, status }, index) => {
    if (status !== '0x1')
      throw notSent('callFails', { given: { place: index + 1, count: calls.length } })
    // Gas that is given back at the end has to be there before.
    return (answeredQuantity(gasUsed) * 13n) / 10n
  })
}
