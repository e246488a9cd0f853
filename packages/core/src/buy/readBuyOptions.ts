import type { CaipNetworkId, Network } from '@foyer/protocol'
import { getOnrampOptions, type OnrampOptions } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { fetchOwnQuery } from '../queries.js'
import { builtInOptions, hasFailed } from './builtInOptions.js'
import { refuseBuy, toBuyError } from './refuseBuy.js'
import type { BuyOptions } from './state.js'

/** So long the list of what is sold holds. */
const optionsMs = 60_000

/**
 * What is sold on a network: what the host's server says, and where that fails, what is known without it. A provider whose page the client does not know is left out.
 *
 * @throws `server_missing`, `buy_refused` with why there is nothing
 */
export async function readBuyOptions(
  client: Client,
  { caipNetworkId }: Network,
): Promise<BuyOptions> {
  return readSold(client, caipNetworkId).catch((error: unknown) => {
    const builtIn = hasFailed(error) ? builtInOptions(caipNetworkId) : undefined
    if (!builtIn) throw error
    return builtIn
  })
}

async function readSold(client: Client, caipNetworkId: CaipNetworkId): Promise<BuyOptions> {
  const sold = await fetchOwnQuery(client, {
    queryKey: ['onramp-options'],
    staleTime: optionsMs,
    queryFn: () => call(client, getOnrampOptions, {}),
  }).catch((error: unknown) => {
    throw toBuyError(error)
  })
  const providers = sold.providers?.filter((id) => isOn(client, id))
  if (providers?.length === 0) throw refuseBuy('not_enabled')
  const tokens = sold.purchaseCurrencies.flatMap((one) => tokenOn(one, caipNetworkId))
  if (tokens.length === 0) throw refuseBuy('network_not_supported')
  return { tokens, providers, currencies: sold.paymentCurrencies.flatMap(toCurrency) }
}

/** A name of another network is none of this one: what stood in for it would deliver elsewhere. */
function tokenOn(
  { id, name, symbol, networks }: OnrampOptions['purchaseCurrencies'][number],
  caipNetworkId: string,
) {
  const place = networks.find((one) => one.name === caipNetworkId)
  const address = place?.contract_address ?? undefined
  return place ? [{ id, name, symbol, ...(address !== undefined && { address }) }] : []
}

function toCurrency({
  id,
  payment_method_limits: [limits],
}: OnrampOptions['paymentCurrencies'][number]) {
  return limits ? [{ id, min: limits.min, max: limits.max }] : []
}

/** The list of the project, or of the host, leaves some out; the default one names none that has to be on the server. */
function isOn({ options, store }: Client, id: string): boolean {
  const { onramp } = store.getState().features
  if (!onramp) return false
  const isChosen = options.features.onramp !== undefined
  const isDefault = !isChosen && String(onramp) === String(store.getInitialState().features.onramp)
  return isDefault || onramp.includes(id)
}
