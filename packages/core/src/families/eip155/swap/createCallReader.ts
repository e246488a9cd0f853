import { isAddress, type Network } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import { decodeAnswer, encodeCall } from '../abi/callCoder.js'
import { isRecord } from '../features/isRecord.js'

const bytes = (name: string) => ({ name, type: 'bytes' })
const bool = (name: string) => ({ name, type: 'bool' })
const called = [{ name: 'target', type: 'address' }, bool('allowFailure'), bytes('callData')]
const abi = [
  {
    ...{ type: 'function', name: 'aggregate3' },
    inputs: [{ name: 'calls', type: 'tuple[]', components: called }],
    outputs: [
      { name: 'results', type: 'tuple[]', components: [bool('success'), bytes('returnData')] },
    ],
  },
] as const
const functionName = 'aggregate3'

type Call = { readonly to: string; readonly data: `0x${string}` }
type ReadCalls = (calls: readonly Call[]) => Promise<readonly (string | undefined)[]>

/**
 * Reads calls of contracts of a network. What is read in one turn goes to the node together: as one call where the network names its `multicall3`, and at once else. A call that
 * reverts is `undefined`; a node that does not answer is an error.
 */
export function createCallReader(rpc: Rpc, network: Network): ReadCalls {
  let turn: { readonly calls: Call[]; readonly answers: ReturnType<ReadCalls> } | undefined
  return async (calls) => {
    if (calls.length === 0) return []
    const { calls: all, answers } = turn ?? begin()
    const from = all.push(...calls) - calls.length
    return (await answers).slice(from, from + calls.length)
  }

  function begin() {
    const all: Call[] = []
    const answers = Promise.resolve().then(() => {
      turn = undefined
      return readAll(rpc, network, all)
    })
    turn = { calls: all, answers }
    return turn
  }
}

async function readAll(
  rpc: Rpc,
  network: Network,
  calls: readonly Call[],
): Promise<readonly (string | undefined)[]> {
  const query = ({ to, data }: { to: string; data: string }) =>
    rpc(network.caipNetworkId, { method: 'eth_call', params: [{ to, data }, 'latest'] })
  const place = network.contracts?.multicall3
  const to = isRecord(place) ? place.address : place
  if (isAddress('eip155', to) && calls.length > 1) {
    const list = calls.map((one) => ({ target: one.to, allowFailure: true, callData: one.data }))
    const answer = await query({ to, data: encodeCall({ abi, functionName, args: [list] }) })
    const results = decodeAnswer({ abi, functionName }, answer)
    // Else nothing is at the address that the network names.
    if (Array.isArray(results) && results.length === calls.length)
      return results.map(({ success, returnData }) => (success ? returnData : undefined))
  }
  return Promise.all(
    calls.map((call) =>
      query(call).then(
        (answer) => (typeof answer === 'string' ? answer : undefined),
        (error: unknown) => {
          if (isRevert(error)) return undefined
          throw error
        },
      ),
    ),
  )
}

/** The node's own word on a call, and no failure of the way to it. */
function isRevert(error: unknown): boolean {
  const { code, message } = Object(error)
  return code === 3 || code === -32_000 || /revert/i.test(String(message))
}
