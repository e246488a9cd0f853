import { smartAddress } from '../../../../accounts/families/eip155/smart/smartAddress.js'
import type { TransferLog } from './readTransfers.js'

/** A Safe got coin: nothing else that it says is harmless. */
const received = '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d'

/**
 * Whether something acted on the smart account: it executed a call, approved a hash, or changed its owners or modules. It emits a log for
 * each of these, however deep the call was.
 *
 * @param account the smart account, or its owner
 */
export function isMoved(logs: readonly TransferLog[], account: string): boolean {
  const own = [account, smartAddress(account as `0x${string}`)].map((one) => one.toLowerCase())
  return logs.some(
    ({ address, topics: [kind] }) =>
      own.includes(address.toLowerCase()) && kind?.toLowerCase() !== received,
  )
}
