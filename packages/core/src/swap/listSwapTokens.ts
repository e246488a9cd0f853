import {
  FoyerError,
  parseCaipAddress,
  parseUnits,
  suggestedSwapSymbols,
  swapSuggestedMax,
} from '@foyer/protocol'
import { getBalances } from '../account/getBalances.js'
import { isSpam } from '../account/isSpam.js'
import type { Client } from '../Client.js'
import type { TokenBalance } from '../FamilyFeatures.js'
import { accountToRead } from '../send/accountToRead.js'
import { readPrice } from '../send/money.js'
import { typedText } from '../typedText.js'
import { bySymbol } from './bySymbol.js'
import { draftOf } from './draftOf.js'
import { readSwapToken } from './readSwapToken.js'
import { readTokenList } from './readTokenList.js'
import type { SwapDraft, SwapListing, SwapTokenLists } from './state.js'

/**
 * What can be chosen on the network of the swap. Without a server that is what the account has, and what the host named (`tokens`, the exchanges' own tokens). A token that the
 * account has and no list knows is there only where it is no bait. An address that is searched and on no list is read from the network.
 *
 * @throws `swap_refused` (`changed`) where no swap was begun; what the account has, and the list, may be missing where they cannot be reached
 */
export async function listSwapTokens(
  client: Client,
  { search }: { search?: string | undefined } = {},
): Promise<listSwapTokens.Result> {
  const draft = draftOf(client)
  const [listed, held] = await Promise.all([
    readTokenList(client, draft.network),
    getBalances(client, accountToRead({ from: draft.account, network: draft.network })).catch(
      (): readonly TokenBalance[] => [],
    ),
  ])
  const known = new Map(listed.map((one) => [keyOf(one), one]))
  const own = held.flatMap((one) => {
    const token = toListing(one, draft.caipNetworkId)
    const found = token && known.get(keyOf(token))
    if (!token || (!found && isSpam(one))) return []
    // Name and decimals are those of the list: a holding may say anything of itself.
    return [{ ...token, ...found, balance: token.balance, price: token.price }]
  })
  const ownKeys = new Map(own.map((one) => [keyOf(one), one]))
  const all = listed.map((one) => ownKeys.get(keyOf(one)) ?? one)
  const text = typedText(search)
  const isFound = finderOf(text)
  const tokens = all.filter(isFound).sort(bySymbol())
  const holdings = own.filter(({ balance }) => balance !== 0n).filter(isFound)
  const isNew = tokens.length === 0 && holdings.length === 0 && text !== ''
  const pasted = isNew ? await readSwapToken(client, text).catch(() => undefined) : undefined
  const found = { own: holdings, suggested: text === '' ? suggest(all) : [], tokens, pasted }
  if (text === '') client.handles.swapTokens = { place: placeOf(draft), found }
  return found
}

export declare namespace listSwapTokens {
  type Result = SwapTokenLists
}

/**
 * What was found for no text the last time, for the account and network of the swap: what a list begins with, until it is read anew. `undefined` where nothing was found yet.
 */
export function lastSwapTokens(client: Client): listSwapTokens.Result | undefined {
  const { draft } = client.store.getState().swap ?? {}
  const { swapTokens } = client.handles
  return draft && swapTokens?.place === placeOf(draft) ? swapTokens.found : undefined
}

function placeOf({ caipNetworkId, account }: Pick<SwapDraft, 'caipNetworkId' | 'account'>): string {
  return `${caipNetworkId}:${account}`
}

function keyOf({ address }: SwapListing): string {
  return address?.toLowerCase() ?? ''
}

function finderOf(text: string): (token: SwapListing) => boolean {
  const sought = text.toLowerCase()
  return ({ name, symbol, address }) =>
    [name, symbol, address].some((one) => one?.toLowerCase().includes(sought))
}

function suggest(tokens: readonly SwapListing[]): readonly SwapListing[] {
  return suggestedSwapSymbols
    .flatMap((symbol) => tokens.find((one) => one.symbol === symbol) ?? [])
    .slice(0, swapSuggestedMax)
}

/** `undefined` for one of another network, or of an amount that is none. */
function toListing(token: TokenBalance, caipNetworkId: string): SwapListing | undefined {
  const { chainId, address, name, symbol, quantity, iconUrl, price } = token
  if (chainId !== caipNetworkId) return undefined
  try {
    const decimals = Number(quantity.decimals)
    return {
      ...(address && { address: parseCaipAddress(address).address }),
      ...{ name, symbol, decimals, balance: parseUnits(quantity.numeric, decimals) },
      ...{ price: readPrice(price), iconUrl: iconUrl ?? undefined, isListed: !address },
    }
  } catch (error) {
    if (FoyerError.is(error)) return undefined
    throw error
  }
}
