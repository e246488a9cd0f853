import type { Network } from '@foyer/protocol'
import type { Balance, Rpc } from '../../../FamilyFeatures.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import { readKey } from '../wire/readKey.js'
import { readMetadata } from './readMetadata.js'
import { readOwnTokens } from './readOwnTokens.js'

/**
 * How much of a token an account holds, in all its token accounts. Program, decimals and symbol are those of the token on the chain.
 *
 * @param token the mint
 * @throws `transaction_refused` where there is no such token, `answer_invalid`
 */
export async function getTokenBalance(
  rpc: Rpc,
  { address, network, token: mint }: { address: string; network: Network; token: string },
): Promise<Balance> {
  if (!readKey(mint)) throw refuseTransaction('token_unknown')
  const id = network.caipNetworkId
  const [mints, own] = await Promise.all([
    readMetadata(rpc, id, [mint]),
    readOwnTokens(rpc, { id, owner: address, filter: { mint } }),
  ])
  const found = mints.get(mint)
  if (!found) throw refuseTransaction('token_unknown')
  const { decimals, symbol, name, program } = found
  const amount = own
    .filter((one) => one.program === program)
    .reduce((sum, one) => sum + one.amount, 0n)
  return { amount, decimals, symbol: symbol || name }
}
