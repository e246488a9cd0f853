import { forcedTokensMax, type Network, nativeTokenAddresses } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** An own transaction was sent: the coin, which paid for it, and the contracts it went to have changed. */
export function recordChanged(
  { store }: Client,
  { network, touched }: recordChanged.Parameters,
): void {
  const { caipNetworkId, chainNamespace } = network
  const addresses = [nativeTokenAddresses[chainNamespace], ...touched]
  const tokens = addresses.map((address) => `${caipNetworkId}:${address}`)
  store.setState(({ account }) => ({
    account: {
      ...account,
      changed: [...new Set([...account.changed, ...tokens])].slice(-forcedTokensMax),
    },
  }))
}

export declare namespace recordChanged {
  type Parameters = { network: Network; touched: readonly string[] }
}
