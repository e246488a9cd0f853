import { pointFromScalar } from 'tiny-secp256k1'
import { type Address, bytesToHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { openKeyFile } from '../../../envelope/openKeyFile.js'

export type NameKeySettings = {
  /** The file of the key. */
  readonly nameKeyFile: string
  readonly dataFolder: string
  readonly databaseUrl: string
}

/** The key that signs answers of the gateway. It signs nothing else, and nothing else signs for it. @throws when its file cannot be used */
export function openNameKey({ nameKeyFile, dataFolder, databaseUrl }: NameKeySettings): Uint8Array {
  const folder = databaseUrl === '' ? dataFolder : undefined
  return openKeyFile(nameKeyFile, folder).derive('gateway of names')
}

/** The address of a key, which the contract has to list as a signer. */
export function signerOf(key: Uint8Array): Address {
  const point = pointFromScalar(key, false)
  if (!point) throw new Error('The key of the gateway is none')
  return publicKeyToAddress(bytesToHex(point))
}
