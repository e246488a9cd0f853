import type { Fungible } from '@foyer/protocol/api'
import type { Chains, ServedNetwork } from '../chains/Chains.js'
import type { TokenPictures } from '../tokens/createTokenPictures.js'
import { addressKey, toAddress } from '../tokens/Token.js'
import type { Tokens } from '../tokens/Tokens.js'
import type { Prices } from './Prices.js'

/** What the tokens (CAIP-10) cost, in the order asked; what is not known or has no price is left out. */
export async function listFungibles(
  { chains, tokens, prices, pictures }: listFungibles.Parts,
  requested: readonly string[],
): Promise<Fungible[]> {
  const wanted = [...new Set(requested)].flatMap((id) => {
    const network = chains.networks.find((one) => id.startsWith(`${one.id}:`))
    if (!network) return []
    return { id, network, address: toAddress(network.id, id.slice(network.id.length + 1)) }
  })
  const networks = [...new Set(wanted.map(({ network }) => network))]
  const ofNetwork = async (network: ServedNetwork) => {
    const addresses = wanted.filter((one) => one.network === network).map(({ address }) => address)
    // A network that cannot be asked costs the others nothing.
    const found = await tokens.find(network, addresses).catch(() => [])
    const list = await prices.of(network, found)
    return found.map((token) => {
      const key = addressKey(token.address)
      return [`${network.id} ${key}`, { token, price: list.get(key) }] as const
    })
  }
  const known = new Map((await Promise.all(networks.map(ofNetwork))).flat())
  const fungibles = await Promise.all(
    wanted.map(async ({ id, network, address }) => {
      const { token, price } = known.get(`${network.id} ${addressKey(address)}`) ?? {}
      if (!token || price === undefined) return []
      const { name, symbol } = token
      const iconUrl = await pictures.link(network, token)
      return { name, symbol, address: id, price, ...(iconUrl !== undefined && { iconUrl }) }
    }),
  )
  return fungibles.flat()
}

export declare namespace listFungibles {
  type Parts = {
    chains: Pick<Chains, 'networks'>
    tokens: Tokens
    prices: Prices
    pictures: TokenPictures
  }
}
