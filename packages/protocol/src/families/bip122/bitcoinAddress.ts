import type { CaipNetworkId } from '../../caip.js'
import { bip122 } from './bip122.js'

/** How addresses of a network begin: bech32's prefix, and the first bytes of the older ones. */
export type AddressVersions = {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
}

const main: AddressVersions = { bech32: 'bc', pubKeyHash: 0, scriptHash: 5, wif: 0x80 }
const test: AddressVersions = { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const own: AddressVersions = { ...test, bech32: 'bcrt' }

const known: Readonly<Record<CaipNetworkId, AddressVersions>> = {
  'bip122:000000000019d6689c085ae165831e93': main,
  // Testnet 3, testnet 4 and signet write addresses alike.
  'bip122:000000000933ea01ad0ee984209779ba': test,
  'bip122:00000000da84f2bafbbc53dee25a72ae': test,
  'bip122:00000008819873e925422c1ff0f99f7c': test,
}

/** How the networks of Bitcoin write addresses. */
export const bitcoinAddress = {
  /** On a network: one of one's own writes them as regtest does. */
  versionsOn: (id: CaipNetworkId): AddressVersions => known[id] ?? own,

  /** Of an address. The older ones of test networks are all written alike. */
  versionsOf(address: string): AddressVersions {
    if (/^(bc1|[13])/.test(address)) return main
    return address.startsWith('bcrt1') ? own : test
  },

  /** Whether this has the shape of an address of this network. Its checksum is not looked at. */
  isOn(address: unknown, id: CaipNetworkId): address is string {
    if (typeof address !== 'string' || !bip122.address.test(address)) return false
    const [here, written] = [bitcoinAddress.versionsOn(id), bitcoinAddress.versionsOf(address)]
    const isOlder = !address.startsWith(`${written.bech32}1`)
    return isOlder ? here.pubKeyHash === written.pubKeyHash : here.bech32 === written.bech32
  },
}
