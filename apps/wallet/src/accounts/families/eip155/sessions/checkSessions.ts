import { refuse } from '../../../../errors/refuse.js'
import { refusals } from '../../../../texts/en/refusals.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'

/**
 * ERC-7715. A key of a page that acts by itself is bounded by contract, spending and time on the chain itself, by a module that its makers
 * alone audited (docs/sessions.md). So the wallet grants none unless its operator switches it on.
 *
 * @throws `Failure` 5700 (EIP-5792) with what was refused and why as its data
 */
export function checkSessions({ sessionKeys }: Pick<WalletEnvironment, 'sessionKeys'>): void {
  if (sessionKeys) return
  const data = { capability: 'permissions', reason: 'no_audited_module' } as const
  throw refuse(refusals, 'keysOfPages', 5700, { data })
}
