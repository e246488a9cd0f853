import { unauthorizedCode } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import { sessionModule } from '@foyer/protocol/sessions'
import type { Hex } from 'viem'
import type { Failure } from '../../../errors/Failure.js'
import { refuseAccount } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { evmAddresses } from './accountOf.js'

const setup = 'b63e800d'
/**
 * By these functions a Safe 1.4.1 executes, or changes its control, called by itself, its owner, its module or the entry point. Inside
 * other calls they are found by their bytes, because the ways to pack calls cannot all be listed.
 */
const selectors: readonly string[] = [
  ...['6a761202', 'd4d9bdcd', setup], // execTransaction, approveHash
  ...['0d582f13', 'f8dc5dd9', 'e318b52b', '694e80c3'], // owners and how many of them
  ...['610b5925', 'e009cfde', '468721a7', '5229073f'], // modules
  ...['f08a0323', 'e19a9dd9', 'b4faba09'], // fallback handler, guard, simulateAndRevert
  ...['7bb37428', '541d63c8', '19822f7c'], // executeUserOp and validateUserOp of its module
  ...['765e827f', 'dbed18e0'], // handleOps of the entry point
]

/**
 * No call of a page reaches the user's own accounts: a Safe accepts its owner's transactions without a signature, and its own calls without
 * limit. The module of session keys grants what its caller says, and only `wallet_grantPermissions` shows what that is. Coin without data
 * may be sent to all of them.
 *
 * @throws `Failure` 4100 for a call with data to an account of the user, to a module of the smart account, or that carries such a call
 */
export function checkCall(
  { to, data }: { readonly to: string | undefined; readonly data: Hex },
  world: Pick<WalletEnvironment, 'wallet'>,
): void {
  if (data === '0x') return
  const { eoa, smartAccount } = evmAddresses(world)
  const own = [eoa, smartAccount, safeContracts.module, safeContracts.entryPoint]
  const kept = [...own, sessionModule.address]
  if (kept.some((address) => address.toLowerCase() === to?.toLowerCase())) throw refused()
  const bytes = data.slice(2).toLowerCase()
  const holds = (address: string) => bytes.includes(address.slice(2).toLowerCase())
  const moves = holds(smartAccount) && selectors.some((selector) => bytes.includes(selector))
  // What makes the account does not have its address, which follows from owner and module.
  const makes = bytes.includes(setup) && holds(eoa) && holds(safeContracts.module)
  if (moves || makes) throw refused()
}

function refused(): Failure {
  return refuseAccount('actsOnAccount', unauthorizedCode)
}
