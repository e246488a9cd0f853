import * as v from 'valibot'
import { type Address, decodeErrorResult, type Hex, isHex } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import type { Chains } from '../../services/chains/Chains.js'
import { refuse } from '../failures.js'

export type SimulatedCall = { from: Address; to: Address; data: Hex; gas?: bigint }
export type Simulated = {
  readonly isDone: boolean
  readonly gasUsed: bigint
  /** What it gave back, or why it failed. */
  readonly data: Hex
  readonly logs: readonly {
    readonly address: string
    readonly topics: readonly Hex[]
    readonly data: Hex
  }[]
}

const HexText = v.custom<Hex>((value) => isHex(value))
const Answer = v.looseTuple([
  v.looseObject({
    calls: v.array(
      v.looseObject({
        status: v.string(),
        gasUsed: v.pipe(
          HexText,
          v.transform((text) => BigInt(text)),
        ),
        returnData: HexText,
        logs: v.optional(
          v.array(v.looseObject({ address: v.string(), topics: v.array(HexText), data: HexText })),
          [],
        ),
        error: v.nullish(v.looseObject({ data: v.nullish(v.unknown()) })),
      }),
    ),
  }),
])

/** Runs calls one after another on the newest state, and changes nothing (`eth_simulateV1`). */
export async function simulate(
  chains: Chains,
  network: string,
  calls: readonly SimulatedCall[],
): Promise<readonly Simulated[]> {
  const written = calls.map(({ from, to, data, gas }) => ({
    from,
    to,
    input: data,
    ...(gas !== undefined && { gas: `0x${gas.toString(16)}` }),
  }))
  const params = [{ blockStateCalls: [{ calls: written }], validation: false }, 'latest']
  const read = v.safeParse(
    Answer,
    await chains.request(network, { method: 'eth_simulateV1', params }),
  )
  if (!read.success || read.output[0].calls.length !== calls.length)
    throw refuse('internal', 'The network’s node cannot try operations (eth_simulateV1).')
  return read.output[0].calls.map(({ status, gasUsed, returnData, logs, error }) => ({
    isDone: status === '0x1',
    gasUsed,
    data: isHex(error?.data) ? error.data : returnData,
    logs,
  }))
}

/** Why a call failed, as its contract says: the entry point's word, a text, or nothing that can be read. */
export function reasonOf(data: Hex): string {
  try {
    const { errorName, args } = decodeErrorResult({ abi: entryPoint07Abi, data })
    // FailedOp(index, reason), FailedOpWithRevert(index, reason, inner), Error(reason)
    const text = (args ?? []).find((value) => typeof value === 'string' && !isHex(value))
    return typeof text === 'string' ? text : errorName
  } catch {
    return 'It failed without a reason'
  }
}
