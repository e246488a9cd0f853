import type { Action } from '../../../actions/Action.js'
import { notOurs } from '../../failures.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'

/** The Solana account of the user. @throws `Failure` 4100 when another one is named */
export function solanaAccount(world: Pick<WalletEnvironment, 'wallet'>, named?: string) {
  const address = world.wallet()?.addresses.solana
  if (address === undefined || (named !== undefined && named !== address)) throw notOurs()
  return { address, type: 'eoa' } as const satisfies Action['account']
}
