import { readHex } from '@foyer/protocol/signed'
import type { PolkadotPayload } from './types.js'
import { writeCompact } from './writeCompact.js'

type Part = (payload: PolkadotPayload) => Uint8Array
type Extension = { readonly extra?: Part; readonly additional?: Part }

const fieldMax = 2 ** 20
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
  CheckNonce: { extra: ({ nonce }) => writeCompact(BigInt(nonce)) },
  ChargeTransactionPayment: { extra: ({ tip }) => writeCompact(BigInt(tip)) },
  ChargeAssetTxPayment: {
    extra: ({ tip, assetId }) =>
      Uint8Array.of(...writeCompact(BigInt(tip)), ...(assetId ? [1, ...hex(assetId)] : [0])),
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

/** The signed extensions of a payload, in the order that its chain has. */
export const payloadExtensions = {
  /** Whether each of these is known here: only the metadata of a chain says what others add. */
  areKnown: (names: readonly string[]): boolean => names.every((name) => known.has(name)),
  /**
   * What they add to the extrinsic (`extra`), or to what is signed alone (`additional`).
   *
   * @throws `TypeError` for a field that is no hex, or of another length
   */
  write: (payload: PolkadotPayload, place: keyof Extension): readonly number[] =>
    payload.signedExtensions.flatMap((name) => [...(known.get(name)?.[place]?.(payload) ?? none)]),
}

function hex(value: unknown): Uint8Array {
  const bytes = readHex(value, fieldMax)
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

function littleEndian(number: bigint, length: number): Uint8Array {
  if (number < 0n || number >= 1n << BigInt(8 * length))
    throw new TypeError('A number is too large')
  return Uint8Array.from({ length }, (_, index) => Number((number >> BigInt(8 * index)) & 0xffn))
}
