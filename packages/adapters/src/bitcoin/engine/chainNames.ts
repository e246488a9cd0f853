import type { CaipNetworkId } from '@foyer/protocol'

/** The networks by the names that wallets give them. The Wallet Standard has `testnet` for the third and the fourth. */
export const chainNames: readonly (readonly [name: string, id: CaipNetworkId])[] = [
  ['bitcoin:mainnet', 'bip122:000000000019d6689c085ae165831e93'],
  ['bitcoin:testnet4', 'bip122:00000000da84f2bafbbc53dee25a72ae'],
  ['bitcoin:testnet', 'bip122:000000000933ea01ad0ee984209779ba'],
  ['bitcoin:testnet', 'bip122:00000000da84f2bafbbc53dee25a72ae'],
  ['bitcoin:signet', 'bip122:00000008819873e925422c1ff0f99f7c'],
]

/** The one name that networks of one's own have. */
export const ownChain = 'bitcoin:regtest'
