import { divideUp, FoyerError, type Network } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import { payloadExtensions } from '../payloadExtensions.js'
import { runtimeOf } from '../runtime/runtimeOf.js'
import type { PolkadotPayload } from '../types.js'
import { blockWindow } from './blockWindow.js'
import { readChain } from './readChain.js'
import { writeExtrinsic, writeTransfer } from './writeTransfer.js'

/** What fees may rise until it is signed. */
const marginPercent = 10n
/** As long as one, and of no key: fees go by the length. */
const noSignature = new Uint8Array(65).fill(1)

const Info = v.object({ partialFee: v.pipe(v.string(), v.regex(/^\d{1,39}$/)) })

export type Prepared = {
  readonly payload: PolkadotPayload
  /** What it costs now, and what it may until it is signed, in the coin's smallest unit. */
  readonly fee: bigint
  readonly feeMax: bigint
  readonly existentialDeposit: bigint
  /** The last block that stays, by which it is written. */
  readonly height: number
}

/**
 * A payment as it would be signed now, with its fee by the chain's own count. It keeps the account that sends: a chain refuses what would end it.
 *
 * @throws `transaction_refused` on a chain whose extrinsics have parts that are unknown here, `answer_invalid`, `estimate_failed`
 */
export async function preparePayment(
  rpc: Rpc,
  { from, network, to, value }: { from: string; network: Network; to: string; value: bigint },
): Promise<Prepared> {
  const chain = readChain(rpc, network)
  const [runtime, genesisHash, last, version, nonce] = await Promise.all([
    runtimeOf(rpc, network, chain.version),
    chain.hashOf(0),
    chain.finalized(),
    chain.version(),
    chain.nonceOf(from),
  ])
  if (!payloadExtensions.areKnown(runtime.extensions)) throw refuseTransaction('chain_unknown')
  const payload: PolkadotPayload = {
    ...{ address: from, method: writeTransfer(runtime.transfer, { to, value }) },
    ...{ era: writeEra(last.height), nonce: toHex(nonce), tip: toHex(0) },
    ...{ specVersion: toHex(version.specVersion), genesisHash, blockHash: last.hash },
    transactionVersion: toHex(version.transactionVersion),
    blockNumber: toHex(last.height),
    ...{ signedExtensions: runtime.extensions, version: 4 },
  }
  const { existentialDeposit } = runtime
  const fee = await readFee(rpc, network, payload)
  const feeMax = fee + divideUp(fee * marginPercent, 100n)
  return { payload, fee, feeMax, existentialDeposit, height: last.height }
}

async function readFee(rpc: Rpc, network: Network, payload: PolkadotPayload): Promise<bigint> {
  const { extrinsic } = writeExtrinsic(payload, noSignature)
  const call = { method: 'payment_queryInfo', params: [extrinsic] }
  const answer = await rpc(network.caipNetworkId, call).catch((cause: unknown) => {
    throw new FoyerError('estimate_failed', { cause })
  })
  const read = v.safeParse(Info, answer)
  if (!read.success) throw new FoyerError('answer_invalid')
  return BigInt(read.output.partialFee)
}

/** For how long it is good, and where that begins (`MortalEra`): the period's power less one, and the place in it. */
function writeEra(height: number): string {
  const phase = height % blockWindow.era
  const encoded = Math.log2(blockWindow.era) - 1 + (phase << 4)
  const bytes = [encoded & 0xff, encoded >> 8]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Hex with the most significant byte first, of whole bytes, as wallets read it. */
function toHex(number: number): string {
  const digits = number.toString(16)
  return `0x${digits.padStart(Math.max(8, digits.length + (digits.length % 2)), '0')}`
}
