import type { CaipNetworkId } from '@foyer/protocol'
import type { Rpc } from '../../../FamilyFeatures.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import { readAccounts } from '../nodes/readAccounts.js'
import { isTokenProgram } from '../programs.js'

/**
 * Refuses receivers that are no wallet: what is sent to a token's account, a mint or a program is lost or another's. An address that was never
 * used may be a wallet, and so may one that a program keeps.
 *
 * @returns whether the address was ever used
 * @throws `transaction_refused`, `answer_invalid`
 */
export async function checkReceiver(rpc: Rpc, id: CaipNetworkId, to: string): Promise<boolean> {
  const [account] = await readAccounts(rpc, { id, addresses: [to], length: 0 })
  if (account && (account.isProgram || isTokenProgram(account.program)))
    throw refuseTransaction('receiver_no_wallet')
  return account !== undefined
}
