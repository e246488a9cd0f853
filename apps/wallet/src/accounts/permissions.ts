import { Failure } from '../frame/Failure.js'

/**
 * ERC-7715. A key of the page that acts by itself would have to be bounded by contract, spending and time on the chain itself, by a
 * module that was audited; none can be placed on every network that a server may serve, and a bound that only we keep is none.
 */
export function refusePermissions(): never {
  throw new Failure(
    'This wallet gives no permission to act without asking. Ask for each request instead.',
    5700,
  )
}
