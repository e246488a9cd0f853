import { FoyerError, type Network } from '@foyer/protocol'
import { readHex } from '@foyer/protocol/signed'
import type { Rpc } from '../../../Rpc.js'
import { type Metadata, metadata } from './metadata.js'

/** "meta", and the version that every node still answers with. */
const magic = 0x6174_656d
const version = 14
const bytesMax = 2 ** 21

/** What of a chain a transfer needs to know. */
export type Runtime = {
  readonly metadata: Metadata
  /** The pallet and the call that moves coins and keeps the account that sends. */
  readonly transfer: readonly [number, number]
  /** What an account has to hold, or is ended. */
  readonly existentialDeposit: bigint
  /** What belongs to each extrinsic beside its call, in order. */
  readonly extensions: readonly string[]
}

/**
 * Reads of a chain's own description what a transfer needs.
 *
 * @throws `answer_invalid` where the chain has no such transfer
 */
export async function readRuntime(rpc: Rpc, { caipNetworkId }: Network): Promise<Runtime> {
  const answer = await rpc(caipNetworkId, { method: 'state_getMetadata', params: [] })
  const read = decode(readHex(answer, bytesMax))
  if (!read || read.magic !== magic || read.version !== version || read.extrinsic.version !== 4)
    throw new FoyerError('answer_invalid')
  const pallet = read.pallets.find(({ name }) => name === 'Balances')
  const calls = read.types.find(({ id }) => Number(id) === Number(pallet?.calls))?.definition
  const call =
    calls?.tag === 'variant'
      ? calls.value.find(({ name }) => name === 'transfer_keep_alive')
      : undefined
  const deposit = pallet?.constants.find(({ name }) => name === 'ExistentialDeposit')?.value
  // The receiver, and the amount as a compact number.
  if (!pallet || call?.fields.length !== 2 || deposit?.length !== 16)
    throw new FoyerError('answer_invalid')
  return {
    metadata: read,
    transfer: [pallet.index, call.index],
    existentialDeposit: deposit.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n),
    extensions: read.extrinsic.extensions.map(({ identifier }) => identifier),
  }
}

function decode(bytes: Uint8Array | undefined): Metadata | undefined {
  try {
    return bytes && metadata.dec(bytes)
  } catch {
    return undefined
  }
}
