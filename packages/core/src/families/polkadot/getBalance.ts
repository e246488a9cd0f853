import { type CaipNetworkId, FoyerError, type Network, ss58 } from '@foyer/protocol'
import { readHex } from '@foyer/protocol/signed'
import { blake2b } from '@noble/hashes/blake2'
import { hex } from '@scure/base'
import type { Rpc } from '../../FamilyFeatures.js'

/** The hashes of `System` and `Account`: where accounts of every chain of Substrate's stand. */
const accounts = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Four counters of four bytes come first. */
const freeAt = 16
const freeLength = 16
const recordMax = 1_024

/**
 * What an account has on a network, reserved coins aside. The key of its record is computed here, so the node is asked for one value.
 *
 * @throws `answer_invalid`, what `rpc` throws
 */
export async function getBalance(
  rpc: Rpc,
  { address, network }: { address: string; network: Pick<Network, 'caipNetworkId'> },
): Promise<bigint> {
  const record = await read(rpc, network.caipNetworkId, address)
  if (record === null) return 0n
  const bytes = readHex(record, recordMax)
  const free = bytes?.subarray(freeAt, freeAt + freeLength)
  if (free?.length !== freeLength) throw new FoyerError('answer_invalid')
  return free.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

async function read(rpc: Rpc, id: CaipNetworkId, address: string): Promise<unknown> {
  const key = ss58.decode(address)
  if (!key) throw new FoyerError('answer_invalid')
  const place = `0x${accounts}${hex.encode(blake2b(key, { dkLen: 16 }))}${hex.encode(key)}`
  return rpc(id, { method: 'state_getStorage', params: [place] })
}
