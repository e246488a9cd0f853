import { HDKey } from '@scure/bip32'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import { seedOf } from '../wallet/seedOf.js'

/** How addresses of a network begin. */
export type Versions = {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
}

const test = { pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** By the name of the network in the Wallet Standard. */
export const versionsOf = (chain: string): Versions => {
  if (chain === 'bitcoin:mainnet') return { bech32: 'bc', pubKeyHash: 0, scriptHash: 5, wif: 0x80 }
  return { ...test, bech32: chain === 'bitcoin:regtest' ? 'bcrt' : 'tb' }
}

/** One key with its address. */
export type KeyAccount = {
  readonly purpose: 'payment' | 'ordinals'
  readonly path: string
  readonly secret: Uint8Array
  /** Compressed. */
  readonly publicKey: Uint8Array
  readonly script: Uint8Array
  addressOn(chain: string): string
}

/** What wallets show at an index of a mnemonic: an account for payments (BIP-84) and one for ordinals (BIP-86). */
export function createBitcoinAccount(
  mnemonic: string,
  index: number,
): readonly [payment: KeyAccount, ordinals: KeyAccount] {
  const root = HDKey.fromMasterSeed(seedOf(mnemonic))
  const account = (purpose: KeyAccount['purpose'], branch: number): KeyAccount => {
    const path = `m/${branch}'/0'/${index}'/0/0`
    const { privateKey, publicKey } = root.derive(path)
    if (!privateKey || !publicKey) throw new RangeError(`The mnemonic has no key ${path}.`)
    const write = (chain: string) =>
      purpose === 'payment'
        ? p2wpkh(publicKey, versionsOf(chain))
        : p2tr(publicKey.slice(1), undefined, versionsOf(chain))
    return {
      ...{ purpose, path, publicKey },
      secret: privateKey,
      script: write('bitcoin:mainnet').script,
      addressOn: (chain) => write(chain).address ?? '',
    }
  }
  return [account('payment', 84), account('ordinals', 86)]
}
