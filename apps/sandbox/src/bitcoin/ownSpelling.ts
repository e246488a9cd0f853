import { Address } from '@scure/btc-signer'

const older = { pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef }
/** Litecoin's regtest, and Bitcoin's: the scripts are the same, and addresses are spelt otherwise. */
const litecoin = { ...older, bech32: 'rltc' }
const bitcoin = { ...older, scriptHash: 0xc4, bech32: 'bcrt' }

/** The addresses of the sandbox's network, as its node writes them and as wallets do. */
export const ownSpelling = {
  /** @throws for what is no address */
  toNode: (address: string): string =>
    Address(litecoin).encode(Address(bitcoin).decode(address) as never),
  fromNode: (address: string): string =>
    Address(bitcoin).encode(Address(litecoin).decode(address) as never),
}
