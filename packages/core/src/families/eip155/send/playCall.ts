import { FoyerError, type Network, unknownReason } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import { isRecord } from '../features/isRecord.js'
import { readReason } from '../features/readReason.js'
import { toCall } from '../features/toCall.js'
import { toWord } from '../features/toWord.js'
import type { Eip155Transaction } from '../types.js'

const balanceOf = '0x70a08231'

/**
 * Has the network play a token's transfer through, between two looks at what the receiver has: what arrives may be less than what is sent. Where the
 * node plays nothing through, whether the call alone would go through is asked, and what arrives is not known.
 *
 * @returns what the receiver has more than before, in the smallest unit; `undefined` where that is not known
 * @throws `transaction_reverted` with the reason; so is a token that answers that it did nothing
 */
export async function playCall(
  rpc: Rpc,
  { from, to, network, transaction, isFungible }: playCall.Parameters,
): Promise<bigint | undefined> {
  const id = network.caipNetworkId
  const call = { from, ...toCall(transaction) }
  const look = { from, to: transaction.to, data: `${balanceOf}${toWord(to)}` }
  const calls = isFungible ? [look, call, look] : [call]
  const simulation = { blockStateCalls: [{ calls }], validation: false }
  const played = readPlayed(
    await rpc(id, { method: 'eth_simulateV1', params: [simulation, 'latest'] }).catch(
      () => undefined,
    ),
    calls.length,
  )
  if (!played) {
    const answer = await rpc(id, { method: 'eth_call', params: [call, 'latest'] }).catch(
      (error: unknown) => {
        throw reverted(readReason(error))
      },
    )
    if (isFungible) demandTrue(answer)
    return undefined
  }
  const [before, sent = played[0], after] = played
  if (!sent?.isDone) throw reverted(readReason(sent?.error))
  if (!isFungible) return undefined
  demandTrue(sent.data)
  const [had, has] = [before, after].map((one) => (one?.isDone ? wordOf(one.data) : undefined))
  return had === undefined || has === undefined ? undefined : has - had
}

export declare namespace playCall {
  type Parameters = {
    readonly from: string
    readonly to: string
    readonly network: Network
    readonly transaction: Eip155Transaction
    /** Of an ERC-20 token. */
    readonly isFungible: boolean
  }
}

type Played = { readonly isDone: boolean; readonly data: unknown; readonly error: unknown }

function readPlayed(answer: unknown, length: number): readonly Played[] | undefined {
  const [block] = Array.isArray(answer) ? answer : []
  const calls = isRecord(block) ? block.calls : undefined
  if (!Array.isArray(calls) || calls.length !== length || !calls.every(isRecord)) return undefined
  return calls.map(({ status, returnData, error }) => ({
    isDone: status === '0x1',
    data: returnData,
    error: { ...Object(error), data: Object(error).data ?? returnData },
  }))
}

/** Tokens of before the standard answer nothing; the others that it is done. */
function demandTrue(data: unknown): void {
  if (data !== '0x' && wordOf(data) !== 1n) throw reverted(undefined)
}

function wordOf(data: unknown): bigint | undefined {
  return typeof data === 'string' && /^0x[\da-f]{64}/i.test(data)
    ? BigInt(data.slice(0, 66))
    : undefined
}

function reverted(reason: string | undefined) {
  return new FoyerError('transaction_reverted', { data: { reason: reason ?? unknownReason } })
}
