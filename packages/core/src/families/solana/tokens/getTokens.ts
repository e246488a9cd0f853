import { FoyerError, formatUnits, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc, TokenBalance } from '../../../FamilyFeatures.js'
import { Lamports } from '../nodes/Lamports.js'
import { programs } from '../programs.js'
import { readMetadata } from './readMetadata.js'
import { readOwnTokens } from './readOwnTokens.js'

const Coins = v.object({ value: Lamports })
/** Makers of tokens give them to anyone: more than a user looks at are not named. */
const tokensMax = 200

/**
 * The coin and the tokens of both token programs that an account holds, without prices: the network knows none. Of tokens those with most units,
 * where there are more than 200.
 *
 * @throws `answer_invalid`
 */
export async function getTokens(
  rpc: Rpc,
  { address, network }: { address: string; network: Network },
): Promise<readonly TokenBalance[]> {
  const { caipNetworkId: id, nativeCurrency } = network
  const ofProgram = (programId: string) =>
    readOwnTokens(rpc, { id, owner: address, filter: { programId } })
  const [answer, ...own] = await Promise.all([
    rpc(id, { method: 'getBalance', params: [address, { commitment: 'confirmed' }] }),
    ofProgram(programs.token),
    ofProgram(programs.token2022),
  ])
  const coins = v.safeParse(Coins, answer)
  if (!coins.success) throw new FoyerError('answer_invalid')
  const amounts = new Map<string, bigint>()
  for (const { mint, amount } of own.flat()) amounts.set(mint, amount + (amounts.get(mint) ?? 0n))
  const held = [...amounts].filter(([, amount]) => amount > 0n)
  const most = held.sort(([, one], [, other]) => (one < other ? 1 : -1)).slice(0, tokensMax)
  const mints = await readMetadata(
    rpc,
    id,
    most.map(([mint]) => mint),
  )
  const write = (amount: bigint, decimals: number) => ({
    ...{ chainId: id, price: 0 },
    quantity: { decimals: String(decimals), numeric: formatUnits(amount, decimals) },
  })
  const { name, symbol, decimals } = nativeCurrency
  return [
    { name, symbol, ...write(coins.output.value, decimals) },
    ...most.flatMap(([mint, amount]) => {
      const token = mints.get(mint)
      if (!token) return []
      const { name, symbol } = token
      return [{ name, symbol, address: `${id}:${mint}`, ...write(amount, token.decimals) }]
    }),
  ]
}
