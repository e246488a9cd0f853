import { bitcoin } from '@foyer/adapters/bitcoin'
import { cosmos } from '@foyer/adapters/cosmos'
import { evm } from '@foyer/adapters/evm'
import { polkadot } from '@foyer/adapters/polkadot'
import { solana } from '@foyer/adapters/solana'
import { createMarket } from './createMarket.js'
import { fiveNetworks } from './fiveNetworks.js'

/** This page's Foyer: one client for five chain families. */
export function createFive() {
  return createMarket({
    networks: fiveNetworks(),
    adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
  })
}
