import {
  type CaipNetworkId,
  isAddress,
  type Network,
  parseUnits,
  toHexChainId,
} from '@foyer/protocol'
import { getBalance, type TokenBalance } from '@foyer/protocol/api'
import * as v from 'valibot'
import { fetchFromServer } from '../../../chains/fetchFromServer.js'
import { invalid } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { accountOf } from './accountOf.js'

const Hex = v.pipe(v.string(), v.regex(/^0x[\da-f]{1,13}$/i))
/** ERC-7811. What the page wants to know less of is passed over: it gets the whole list. */
const Wanted = v.tuple([
  v.object({
    account: v.pipe(v.string(), v.maxLength(64)),
    chainFilter: v.optional(v.pipe(v.array(Hex), v.maxLength(100))),
    assetTypeFilter: v.optional(v.pipe(v.array(v.string()), v.maxLength(10))),
  }),
])

/** What the account holds, by network, as the server knows it (`wallet_getAssets`, ERC-7811). */
export async function readAssets(
  server: fetchFromServer.World,
  world: WalletEnvironment,
  { network, params }: { network: CaipNetworkId; params: unknown },
): Promise<Record<string, unknown>> {
  const read = v.safeParse(Wanted, params)
  if (!read.success) throw invalid('assetsShape')
  const [{ account, chainFilter, assetTypeFilter }] = read.output
  const { address } = accountOf(world, account)
  // Standard and clients do not agree on how they are written.
  const types = assetTypeFilter?.map((type) => type.toUpperCase())
  const isWanted = ({ caipNetworkId, id }: Network) =>
    chainFilter ? chainFilter.some((one) => Number(one) === id) : caipNetworkId === network
  const networks = (await world.chains.networks()).filter(isWanted)
  const lists = await Promise.all(
    networks.map(async (one) => {
      const assets = await balancesOf(server, one, address)
      const kept = assets.filter(({ type }) => !types || types.includes(type))
      return [toHexChainId(one.caipNetworkId), kept] as const
    }),
  )
  return Object.fromEntries(lists)
}

async function balancesOf(
  server: fetchFromServer.World,
  { caipNetworkId }: Network,
  address: string,
) {
  const path = getBalance.path.replace(':address', address) as `/${string}`
  const query = { currency: 'usd', chainId: caipNetworkId }
  const answer = await fetchFromServer(server, { ...getBalance, path }, { query })
  return v.parse(getBalance.output, answer).balances.flatMap(toAsset)
}

function toAsset({ address, name, symbol, iconUrl, price, quantity, value }: TokenBalance) {
  const token = address?.split(':')[2]
  if (token !== undefined && !isAddress('eip155', token)) return []
  const decimals = Number(quantity.decimals)
  const balance = `0x${parseUnits(quantity.numeric, decimals).toString(16)}`
  const metadata = { name, symbol, decimals, price, iconUrl, ...(value && { value }) }
  return token === undefined
    ? [{ address: 'native', type: 'NATIVE', balance, metadata }]
    : [{ address: token, type: 'ERC20', balance, metadata }]
}
