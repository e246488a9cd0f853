import { Failure } from '../frame/Failure.js'

/**
 * ERC-7715. A key of the page that acts by itself has to be bounded by contract, spending and time on the chain itself, by a module that
 * was audited. This wallet's account has none, and a bound that only we keep is none: so it gives no such permission, and
 * `wallet_getCapabilities` says so.
 */
export function refusePermissions(): never {
  throw new Failure(
    'This wallet gives no permission to act without asking. Ask for each request instead.',
    5700,
  )
}
