import { bitcoin } from '@foyer/adapters/bitcoin'
import { cosmos } from '@foyer/adapters/cosmos'
import { evm } from '@foyer/adapters/evm'
import { polkadot } from '@foyer/adapters/polkadot'
import { solana } from '@foyer/adapters/solana'
import { localSignIn, serverSignIn } from '@foyer/siwx'
import { createMarket } from './createMarket.js'
import { fiveNetworks } from './fiveNetworks.js'
import { marketChains } from './networks.js'
import { query } from './query.js'

/** This page's Foyer: each account that connects signs in, with a wallet of any of five chain families. */
export function createMembers() {
  const options = { statement: 'Welcome to the market.', required: query.required }
  const byCookie = query.store === 'cookie'
  const isEvm = query.networks === 'evm'
  return createMarket({
    networks: isEvm ? marketChains() : fiveNetworks(),
    adapters: isEvm
      ? [evm({ safeHosts: query.safeHosts })]
      : [evm(), solana(), bitcoin(), polkadot(), cosmos()],
    siwx: query.store === 'local' ? localSignIn(options) : serverSignIn({ ...options, byCookie }),
  })
}
