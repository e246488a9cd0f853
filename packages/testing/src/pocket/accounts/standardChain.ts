import { bitcoinAddress, type CaipNetworkId } from '@foyer/protocol'
import type { BitcoinNetwork } from '../../bitcoin/BitcoinWalletOptions.js'

const chains: Readonly<Record<string, BitcoinNetwork['chain']>> = {
  bc: 'bitcoin:mainnet',
  tb: 'bitcoin:testnet',
  bcrt: 'bitcoin:regtest',
}

/** A network of Bitcoin by its CAIP-2 id, as the Wallet Standard names one that spells addresses alike. */
export function standardChain(id: string): BitcoinNetwork['chain'] {
  return chains[bitcoinAddress.versionsOn(id as CaipNetworkId).bech32] ?? 'bitcoin:regtest'
}
