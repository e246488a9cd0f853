import { HDKey } from '@scure/bip32'

const hardened = 0x80000000

/** The first account of Ethereum, m/44'/60'/0'/0/0, as most wallets show it for the same words. BIP-44. */
export function bip44(seed: Uint8Array): Uint8Array {
  let node = HDKey.fromMasterSeed(seed)
  for (const step of [hardened + 44, hardened + 60, hardened, 0, 0]) {
    const child = node.deriveChild(step)
    node.wipePrivateData()
    node = child
  }
  const key = node.privateKey?.slice()
  node.wipePrivateData()
  if (!key) throw new Error('A path of private keys ends in a private key')
  return key
}
