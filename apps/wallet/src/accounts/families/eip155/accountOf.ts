import { getAddress, isAddressEqual } from 'viem'
import type { Action } from '../../../actions/Action.js'
import type { EmbeddedAccountType } from '../../../actions/EmbeddedAccountType.js'
import { notOurs } from '../../failures.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { readAddress } from './readAddress.js'
import { smartAddress } from './smart/smartAddress.js'

/**
 * The account of the EVM networks that a page names, or the preferred one where it names none.
 *
 * @throws `Failure` 4100 for an account that is not the user's
 */
export function accountOf(world: Pick<WalletEnvironment, 'wallet' | 'preferred'>, named: unknown) {
  const addresses = evmAddresses(world)
  if (named === undefined || named === null || named === '') return of(addresses, world.preferred())
  const address = readAddress(named, 'The account')
  if (isAddressEqual(address, addresses.eoa)) return of(addresses, 'eoa')
  if (isAddressEqual(address, addresses.smartAccount)) return of(addresses, 'smartAccount')
  throw notOurs()
}

/** Both accounts of the user on every EVM network. @throws `Failure` 4100 while no user is logged in */
export function evmAddresses(world: Pick<WalletEnvironment, 'wallet'>) {
  const addresses = world.wallet()?.addresses
  if (!addresses) throw notOurs()
  const eoa = getAddress(addresses.eip155)
  return { eoa, smartAccount: smartAddress(eoa) }
}

function of(addresses: ReturnType<typeof evmAddresses>, type: EmbeddedAccountType) {
  return { address: addresses[type], type } satisfies Action['account']
}
