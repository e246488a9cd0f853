import type { Rpc } from '../../../Rpc.js'
import type { SwapPlanOrder } from '../../../SwapFeatures.js'
import { refuseSwap } from '../../refuseSwap.js'
import { readAccounts } from '../nodes/readAccounts.js'
import { type DecodedWire, decodeWire } from '../wire/decodeWire.js'
import { isKnownOffer } from './isKnownOffer.js'
import { type ResolvedWire, resolveLookups } from './resolveLookups.js'

/** A transaction that names each account by its address, and its bytes. */
export type ReadSwap = ResolvedWire & { readonly wire: DecodedWire }

/**
 * Reads the transaction that a server built: of version 0, of this account and network, with no signature but the account's to come. What tables name is read from the network by the page.
 *
 * @throws `swap_refused` (`router`, `sender`, `call`), `answer_invalid`
 */
export async function readBuilt(
  { rpc, id }: { rpc: Rpc; id: SwapPlanOrder['network']['caipNetworkId'] },
  order: SwapPlanOrder,
): Promise<ReadSwap> {
  const { built, account, offer } = order
  if (!isKnownOffer(offer, order)) throw refuseSwap('router')
  if (!built || !('wire' in built)) throw refuseSwap('call')
  if (built.from !== `${id}:${account}`) throw refuseSwap('sender')
  const wire = decodeWire(built.wire)
  if (wire?.version !== 0) throw refuseSwap('call')
  const isUnsigned = wire.signatures.every((one) => one.every((byte) => byte === 0))
  if (wire.signers.length !== 1 || wire.signers[0] !== account || !isUnsigned)
    throw refuseSwap('sender')
  const addresses = wire.lookups.map(({ table }) => table)
  const tables = addresses.length > 0 ? await readAccounts(rpc, { id, addresses }) : []
  const resolved = resolveLookups(wire, tables)
  if (!resolved) throw refuseSwap('call')
  return { ...resolved, wire }
}
