import { isAddress, parseCaipNetworkId } from '@foyer/protocol'
import type { ServedNetwork } from '../chains/Chains.js'
import { addressKey, namespaceOf, type Token, toAddress } from './Token.js'
import type { ListedToken } from './tables.js'

/** The tokens of a network, each once: those of the configuration before those of the lists. */
export function listedTokens(
  network: ServedNetwork,
  lists: readonly ListedToken[],
): Map<string, Token> {
  const { id, settings, family } = network
  const namespace = namespaceOf(id)
  const number = family.known?.[id]?.listed ?? Number(parseCaipNetworkId(id).chainId)
  const ofLists = lists.filter(({ chainId }) => chainId === number)
  const tokens = new Map<string, Token>()
  for (const token of [...(settings.tokens ?? []), ...ofLists]) {
    const { name, symbol, decimals, logoURI } = token
    const address = toAddress(id, token.address)
    const key = addressKey(address)
    if (isAddress(namespace, address) && !tokens.has(key))
      tokens.set(key, { address, name, symbol, decimals, logoURI, isListed: true })
  }
  return tokens
}
