import * as v from 'valibot'
import { type Address, decodeErrorResult, type Hex, isHex } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { ChainError } from '../../services/chains/ChainError.js'
import type { Chains } from '../../services/chains/Chains.js'
import { refuse } from '../failures.js'

export type SimulatedCall = { from: Address; to: Address; data: Hex; gas?: bigint }
export type SimulatedOperation = {
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

/**
 * Runs calls one after another on the newest state, and changes nothing (`eth_simulateV1`).
 *
 * @throws `ChainError` -32004 when the network's node does not serve it
 */
export async function simulate(
  chains: Chains,
  network: string,
  calls: readonly SimulatedCall[],
): Promise<readonly SimulatedOperation[]> {
  const written = calls.map(({ from, to, data, gas }) => ({
    from,
    to,
    input: data,
    ...(gas !== undefined && { gas: `0x${gas.toString(16)}` }),
  }))
  const params = [{ blockStateCalls: [{ calls: written }], validation: false }, 'latest']
  const pending = chains.request(network, { method: 'eth_simulateV1', params })
  const read = v.safeParse(
    Answer,
    await pending.catch((error: unknown) => {
      throw isUnserved(error) ? notTried() : error
    }),
  )
  if (!read.success || read.output[0].calls.length !== calls.length) throw notTried()
  return read.output[0].calls.map(({ status, gasUsed, returnData, logs, error }) => ({
    isDone: status === '0x1',
    gasUsed,
    data: isHex(error?.data) ? error.data : returnData,
    logs,
  }))
}

/** Nodes say in several ways that they do not know a method (EIP-1474: -32601 and -32004). */
function isUnserved(error: unknown): boolean {
  if (!(error instanceof ChainError)) return false
  const { code, message } = error
  return code === -32_601 || code === -32_004 || /simulateV1|method|unsupported/i.test(message)
}

function notTried() {
  return refuse(
    'unsupported',
    'The network’s node cannot try operations (eth_simulateV1), so none is sent. Use the plain account; its operator has to name another node, or a bundler by its url.',
  )
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
