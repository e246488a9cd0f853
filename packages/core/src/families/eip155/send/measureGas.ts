import {
  type CaipNetworkId,
  divideUp,
  FoyerError,
  gasMarginPercent,
  gasMarginPercentOfData,
} from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import type { SendOrder } from '../../../SendFeatures.js'
import { estimateGas } from '../features/estimateGas.js'
import { readReason } from '../features/readReason.js'
import { writeCall } from './writeCall.js'

/** What a plain payment to an account takes on networks that count gas as Ethereum does: never more. */
const plainGas = 21_000n

/** What an operation of a smart account takes beside its call, with the account still to be made: about half a million, and some more. */
const operationGas = 700_000n

/** Networks whose gas pays for data that is kept elsewhere: zkSync, Scroll, Linea and their like. */
const dataNetworks: ReadonlySet<CaipNetworkId> = new Set<CaipNetworkId>([
  'eip155:324',
  'eip155:300',
  'eip155:534352',
  'eip155:534351',
  'eip155:59144',
  'eip155:2741',
])

/**
 * What a transfer of this amount may use: a little more than the network counts now.
 *
 * @throws `transaction_reverted` with the reason, `estimate_failed`
 */
export async function measureGas(
  rpc: Rpc,
  { from, to, network, asset, isSmartAccount = false }: SendOrder,
  amount: bigint,
): Promise<bigint> {
  const transaction = writeCall({ from, to, asset, amount })
  const gas = await estimateGas(rpc, { address: from, network, transaction }).catch((error) => {
    const reason = readReason(error.cause)
    if (reason === undefined) throw error
    throw new FoyerError('transaction_reverted', { data: { reason } })
  })
  if (isSmartAccount) return gas + operationGas
  if (gas === plainGas) return gas
  const margin = dataNetworks.has(network.caipNetworkId) ? gasMarginPercentOfData : gasMarginPercent
  return gas + divideUp(gas * margin, 100n)
}
