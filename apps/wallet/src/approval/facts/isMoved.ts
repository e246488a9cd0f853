import { smartAddress } from '../../accounts/smart/smartAddress.js'
import type { Log } from './readTransfers.js'

/** A Safe got coin: nothing else that it says is harmless. */
const received = '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d'

/**
 * Whether somebody acted on the smart account: it carried something out, approved a hash, or changed who moves it. It says all of that in
 * logs, however deep the call was.
 *
 * @param account the smart account, or its owner
 */
export function isMoved(logs: readonly Log[], account: string): boolean {
  const own = [account, smartAddress(account as `0x${string}`)].map((one) => one.toLowerCase())
  return logs.some(
    ({ address, topics: [kind] }) =>
      own.includes(address.toLowerCase()) && kind?.toLowerCase() !== received,
  )
}
