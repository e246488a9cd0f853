import { readHex } from '@foyer/protocol/signed'
import { blake2b } from '@noble/hashes/blake2'
import type { PolkadotPayload } from './types.js'

type Part = (payload: PolkadotPayload) => Uint8Array
type Extension = { readonly extra?: Part; readonly additional?: Part }

const callMax = 2 ** 20
/** What is longer is hashed before it is signed. */
const plainMax = 256
const none = new Uint8Array()

/** What each signed extension adds: to the extrinsic itself, and to what is signed alone. */
const extensions: Readonly<Record<string, Extension>> = {
  CheckNonZeroSender: {},
  CheckWeight: {},
  PrevalidateAttests: {},
  WeightReclaim: {},
  StorageWeightReclaim: {},
  CheckSpecVersion: { additional: ({ specVersion }) => uint32(specVersion) },
  CheckTxVersion: { additional: ({ transactionVersion }) => uint32(transactionVersion) },
  CheckGenesis: { additional: ({ genesisHash }) => hash(genesisHash) },
  CheckMortality: { extra: ({ era }) => hex(era), additional: ({ blockHash }) => hash(blockHash) },
  CheckNonce: { extra: ({ nonce }) => compact(nonce) },
  ChargeTransactionPayment: { extra: ({ tip }) => compact(tip) },
  ChargeAssetTxPayment: {
    extra: ({ tip, assetId }) =>
      Uint8Array.of(...compact(tip), ...(assetId ? [1, ...hex(assetId)] : [0])),
  },
  CheckMetadataHash: {
    extra: ({ mode = 0 }) => Uint8Array.of(mode),
    additional: ({ mode = 0, metadataHash }) =>
      mode === 0 ? Uint8Array.of(0) : Uint8Array.of(1, ...hash(metadataHash)),
  },
}
/** Beside these the names that two of them had before. */
const known = new Map([
  ...Object.entries(extensions),
  ['CheckEra', extensions.CheckMortality],
  ['CheckVersion', extensions.CheckSpecVersion],
])

/**
 * The bytes that a signature of this payload is over. `undefined` where one of its extensions is unknown here: only the chain's metadata says what
 * that adds.
 *
 * @throws `TypeError` for a field that is no hex, or of another length
 */
export function writePayload(payload: PolkadotPayload): Uint8Array | undefined {
  const chosen = payload.signedExtensions.map((name) => known.get(name))
  if (payload.version !== 4 || chosen.some((one) => one === undefined)) return undefined
  const write = (place: keyof Extension) =>
    chosen.flatMap((one) => [...(one?.[place]?.(payload) ?? none)])
  const bytes = Uint8Array.of(...hex(payload.method), ...write('extra'), ...write('additional'))
  return bytes.length > plainMax ? blake2b(bytes, { dkLen: 32 }) : bytes
}

function hex(value: unknown): Uint8Array {
  const bytes = readHex(value, callMax)
  if (!bytes) throw new TypeError('A field of the payload is no hex')
  return bytes
}

function hash(value: unknown): Uint8Array {
  const bytes = hex(value)
  if (bytes.length !== 32) throw new TypeError('A hash of the payload is none')
  return bytes
}

function uint32(value: string): Uint8Array {
  return littleEndian(BigInt(value), 4)
}

/** SCALE: the two lowest bits say how many bytes there are. */
function compact(value: string): Uint8Array {
  const number = BigInt(value)
  if (number < 1n << 6n) return littleEndian(number << 2n, 1)
  if (number < 1n << 14n) return littleEndian((number << 2n) | 1n, 2)
  if (number < 1n << 30n) return littleEndian((number << 2n) | 2n, 4)
  const length = Math.ceil(number.toString(16).length / 2)
  return Uint8Array.of(((length - 4) << 2) | 3, ...littleEndian(number, length))
}

function littleEndian(number: bigint, length: number): Uint8Array {
  if (number < 0n || number >= 1n << BigInt(8 * length))
    throw new TypeError('A number is too large')
  return Uint8Array.from({ length }, (_, index) => Number((number >> BigInt(8 * index)) & 0xffn))
}
