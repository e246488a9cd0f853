import type { CaipNetworkId } from '@foyer/protocol'
import type { BatchedCall } from '../../../../actions/Action.js'
import { invalid } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { evmAddresses } from '../accountOf.js'
import { completeOperation, theServer } from '../smart/completeOperation.js'
import { createSafe, watch } from '../smart/createSafe.js'

/** ERC-7769: what the operation does fails. */
const revertedCode = -32521

/**
 * An operation of the smart account with calls of the wallet's own making, which the server pays for where it does.
 *
 * @throws `Failure` -32602 where the contract of session keys refuses its terms; it gives no reason from within several calls
 */
export async function completeCalls(
  world: WalletEnvironment,
  network: CaipNetworkId,
  calls: readonly BatchedCall[],
) {
  const safe = await createSafe(world, network, watch(evmAddresses(world).eoa))
  const callData = await safe.encodeCalls(calls)
  return completeOperation(world, network, safe, { callData }, theServer).catch((cause) => {
    if ((cause as { code?: unknown } | null)?.code !== revertedCode) throw cause
    throw invalid('grantRefused', { cause })
  })
}
