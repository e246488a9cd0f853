import { refuse } from '../../../errors/refuse.js'
import { refusals } from '../../../texts/en/refusals.js'

/**
 * ERC-7715. A key of the page that acts by itself has to be bounded by contract, spending and time on the chain itself, by a module that
 * was audited. For this wallet's account there is none (docs/wallet.md says what was looked at), and a bound that only we keep is none:
 * so it gives no such permission, on any network, and says so before it is asked.
 */
export const noPermissions = { supported: false, reason: 'no_audited_module' } as const

/** @throws `Failure` 5700 (EIP-5792), always; with what was refused and why as its data */
export function refusePermissions(): never {
  const { reason } = noPermissions
  throw refuse(refusals, 'keysOfPages', 5700, { data: { capability: 'permissions', reason } })
}
