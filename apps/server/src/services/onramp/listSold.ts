import type { OnrampOptions } from '@foyer/protocol/api'
import type { ServedNetwork } from '../chains/Chains.js'
import { cardLimits } from './findAsset.js'
import type { OnrampProvider } from './OnrampProvider.js'

/** What can be bought on these networks, and what it can be paid with. */
export function listSold(
  networks: readonly ServedNetwork[],
  { providers, awake }: listSold.Providers,
): OnrampOptions {
  const sold = networks.flatMap((network) => {
    const ofAll = providers.flatMap((one) => one.sells(network))
    // Several sell the same.
    return [...new Map(ofAll.map((one) => [one.symbol, one])).values()]
  })
  const symbols = [...new Set(sold.map(({ symbol }) => symbol))]
  const fiat = [...new Set(providers.flatMap((one) => one.fiat))]
  const nameOf = (id: string) => networks.find((one) => one.id === id)?.name ?? id
  return {
    purchaseCurrencies: symbols.map((symbol) => {
      const places = sold.filter((one) => one.symbol === symbol)
      return {
        ...{ id: symbol.toLowerCase(), name: places[0]?.name ?? symbol, symbol },
        networks: places.map(({ networkId, address }) => ({
          ...{ name: networkId, display_name: nameOf(networkId), contract_address: address },
          chain_id: networkId.slice(networkId.indexOf(':') + 1),
        })),
      }
    }),
    paymentCurrencies: fiat.map((id) => ({ id, payment_method_limits: [cardLimits] })),
    providers: awake.map(({ id }) => id),
  }
}

export declare namespace listSold {
  type Providers = {
    readonly providers: readonly OnrampProvider[]
    /** Those of them that are called at present. */
    readonly awake: readonly OnrampProvider[]
  }
}
