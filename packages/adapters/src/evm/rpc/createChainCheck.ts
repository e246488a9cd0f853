import type { AdapterEvents } from '@foyer/core'
import { FoyerError, type Network, readChainId } from '@foyer/protocol'
import { answerOf } from './answerOf.js'

type Call = { method: string; params?: unknown }
type Request = (call: Call) => Promise<unknown>
type Checked = (call: Call, by?: Request) => Promise<unknown>

/**
 * Sends calls as `request` does, and rejects the answers of a node of another network: a balance there is not the user's balance
 * here. The chain id is requested once, beside the first call; after a failure the next call requests it again. `by` sends a
 * call to the same node in another way.
 *
 * @throws `rpc_of_another_network`
 */
export function createChainCheck({
  network,
  place,
  request,
  reportFault,
}: createChainCheck.Parameters): Checked {
  let checking: Promise<void> | undefined
  const check = async () => {
    const received = readChainId(await request({ method: 'eth_chainId' }))
    const expected = Number(network.id)
    if (received === undefined) throw new FoyerError('answer_invalid')
    if (received === expected) return
    reportFault('rpc_of_another_network', { network: network.name, place, expected, received })
    throw new FoyerError('rpc_of_another_network', { data: { network: network.name } })
  }
  const checked = () => {
    checking ??= check().catch((error: unknown) => {
      if (!FoyerError.is(error, 'rpc_of_another_network')) {
        checking = undefined
        reportFault('rpc_failed', { network: network.name, place, answer: answerOf(error) })
      }
      throw error
    })
    return checking
  }
  return async (call, by = request) => {
    // What changes something is not sent before it is known where it goes.
    if (call.method.startsWith('eth_send')) await checked()
    const [answer] = await Promise.all([by(call), checked()])
    return answer
  }
}

export declare namespace createChainCheck {
  type Parameters = {
    network: Network
    /** The node, in a form that may be shown. */
    place: string
    request: Request
    reportFault: NonNullable<AdapterEvents['fault']>
  }
}
