import {
  type CaipNetworkId,
  FoyerError,
  onrampPaymentCurrencies,
  onrampPaymentLimits,
} from '@foyer/protocol'
import type { BuyOptions, BuyToken } from './state.js'

const usdc = (address: string): BuyToken => ({
  ...{ id: 'usdc', name: 'USD Coin', symbol: 'USDC', address },
})

/** Ether of Polygon is a token, and no coin: it is not offered as Ether. */
const tokens: Readonly<Record<CaipNetworkId, readonly BuyToken[]>> = {
  'eip155:1': [
    { id: 'eth', name: 'Ether', symbol: 'ETH' },
    usdc('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  ],
  'eip155:137': [usdc('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359')],
}

/** What is sold where the host's server does not say it: it may still price it. `undefined` for networks of which nothing is known without it. */
export function builtInOptions(caipNetworkId: CaipNetworkId): BuyOptions | undefined {
  const sold = tokens[caipNetworkId]
  const [{ min, max }] = onrampPaymentLimits
  return (
    sold && {
      tokens: sold,
      currencies: onrampPaymentCurrencies.map((id) => ({ id, min, max })),
      providers: undefined,
    }
  )
}

/** Whether a server has failed, in place of having refused. */
export function hasFailed(error: unknown): boolean {
  return (
    FoyerError.is(error, 'server_unreachable') ||
    FoyerError.is(error, 'server_timeout') ||
    FoyerError.is(error, 'server_answer_invalid') ||
    (FoyerError.is(error, 'buy_refused') && error.data.finding === 'provider_down')
  )
}
