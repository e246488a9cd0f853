import { isSameAddress, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { buyOf, changeBuy, changeDraft } from './changeBuy.js'
import { planOffers } from './planOffers.js'
import { readBuyOptions } from './readBuyOptions.js'
import { refuseBuy } from './refuseBuy.js'
import type { BuyDraft, BuyToken } from './state.js'

const defaultFiat = 'USD'
const defaultAmount = '100'

/**
 * Begins a purchase for the account and network in use; one that was put together before is dropped. The draft is there at once; the promise resolves once it is known what is
 * sold. What follows: `chooseBuyToken`, `chooseBuyCurrency`, `typeBuyAmount`, then `openProvider`. The state is `buy.draft`.
 *
 * @throws `connector_not_connected`, `chain_not_configured`; `server_missing` without a host's server
 * @throws `buy_refused`: `network_not_supported` where nothing is sold on the network, `not_enabled`, `rate_limited`, `provider_down`; the error stands in the draft as well. `changed` where
 *   another purchase took its place, or it was closed, before that is known
 */
export async function openBuy(
  client: Client,
  {
    token,
    fiat = defaultFiat,
    amount = defaultAmount,
    country = guessCountry(client),
  }: openBuy.Parameters = {},
): Promise<void> {
  const { address: account, network } = activeWallet(client)
  const draft: BuyDraft = {
    ...{
      id: Symbol('purchase'),
      caipNetworkId: network.caipNetworkId,
      account,
      fiat,
      amount,
      country,
    },
    wanted: token,
    quoting: { status: 'idle', turn: 0, offers: [] },
  }
  changeBuy(client, () => ({ draft }))
  await readDraft(client, network, draft)
}

export declare namespace openBuy {
  type Parameters = {
    /** Its address, without the network, or its symbol. Default: the network's coin. */
    readonly token?: string | undefined
    /** Default: `USD`. */
    readonly fiat?: string | undefined
    /** Before fees, a decimal. Default: `100`. */
    readonly amount?: string | undefined
    /** ISO 3166-1. Default: by the browser's language, where that names one. */
    readonly country?: string | undefined
  }
}

/** Reads again what is sold, after that failed. */
export async function retryBuy(client: Client): Promise<void> {
  const { draft } = buyOf(client)
  const { network } = activeWallet(client)
  if (!draft || draft.options || draft.caipNetworkId !== network.caipNetworkId) return
  changeDraft(client, () => ({ failure: undefined }))
  await readDraft(client, network, draft)
}

async function readDraft(
  client: Client,
  network: Network,
  { id, wanted }: BuyDraft,
): Promise<void> {
  const isLatest = (draft: BuyDraft) => draft.id === id && !draft.options
  try {
    const options = await readBuyOptions(client, network)
    if (buyOf(client).draft?.id !== id) throw refuseBuy('changed')
    changeDraft(client, (draft) => {
      if (!isLatest(draft)) return undefined
      const [currency] = options.currencies
      const isTaken = options.currencies.some(({ id }) => id === draft.fiat)
      return {
        options,
        token: findToken(options.tokens, network, wanted),
        fiat: isTaken || !currency ? draft.fiat : currency.id,
      }
    })
    planOffers(client)
  } catch (error) {
    changeDraft(client, (draft) => (isLatest(draft) ? { failure: error } : undefined))
    throw error
  }
}

function findToken(
  tokens: readonly BuyToken[],
  { chainNamespace }: Network,
  wanted: string | undefined,
): BuyToken | undefined {
  const coin = tokens.find(({ address }) => address === undefined)
  if (wanted === undefined) return coin ?? tokens[0]
  // By its address first: a symbol is no name of one token.
  return (
    tokens.find(({ address }) => address && isSameAddress(chainNamespace, address, wanted)) ??
    tokens.find(({ symbol }) => symbol.toLowerCase() === wanted.toLowerCase())
  )
}

/** A guess, which the user can change. */
function guessCountry({ environment }: Client): string | undefined {
  const language = environment.window()?.navigator.language
  try {
    return language ? new Intl.Locale(language).region : undefined
  } catch {
    return undefined
  }
}
