import { FoyerError, type Network, substrateAccount } from '@foyer/protocol'
import { readHex } from '@foyer/protocol/signed'
import type { Rpc } from '../../../Rpc.js'

const recordMax = 1_024
const numberLength = 16
/** After four counters: what is free, reserved, and frozen. */
const places = { free: 16, reserved: 32, frozen: 48 } as const

/** What an account has, in the smallest unit. */
export type SubstrateBalance = {
  readonly isThere: boolean
  readonly free: bigint
  /** What of the free stays, because it is staked or locked. */
  readonly locked: bigint
}

/** @throws `answer_invalid` */
export async function readAccount(
  rpc: Rpc,
  { address, network }: { address: string; network: Network },
): Promise<SubstrateBalance> {
  const place = substrateAccount.placeOf(address)
  if (place === undefined) throw new FoyerError('answer_invalid')
  const call = { method: 'state_getStorage', params: [place] }
  const answer = await rpc(network.caipNetworkId, call)
  if (answer === null) return { isThere: false, free: 0n, locked: 0n }
  const record = readHex(answer, recordMax)
  if (!record || record.length < places.frozen + numberLength)
    throw new FoyerError('answer_invalid')
  const numberAt = (start: number) =>
    record
      .subarray(start, start + numberLength)
      .reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const [free, reserved, frozen] = [places.free, places.reserved, places.frozen].map(numberAt) as [
    bigint,
    bigint,
    bigint,
  ]
  return { isThere: true, free, locked: frozen > reserved ? frozen - reserved : 0n }
}
