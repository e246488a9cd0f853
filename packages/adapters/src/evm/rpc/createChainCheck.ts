import type { AdapterEvents } from '@foyer/core'
import { FoyerError, type Network, readChainId } from '@foyer/protocol'
import { reasonOf } from './reasonOf.js'

type Call = { method: string; params?: unknown }
type Ask = (call: Call) => Promise<unknown>
type Checked = (call: Call, by?: Ask) => Promise<unknown>

/**
 * Asks as `ask` does, and believes nothing of who answers for another network than the one meant: a balance there is not the
 * person's here. Which network that is gets asked once, beside the first question; who cannot say so is asked again with the next.
 * A call may go by another way to the same place.
 *
 * @throws `rpc_of_another_network`
 */
export function createChainCheck({
  network,
  place,
  ask,
  tell,
}: createChainCheck.Parameters): Checked {
  let checking: Promise<void> | undefined
  const check = async () => {
    const received = readChainId(await ask({ method: 'eth_chainId' }))
    const expected = Number(network.id)
    if (received === undefined) throw new FoyerError('answer_invalid')
    if (received === expected) return
    tell('rpc_of_another_network', { network: network.name, place, expected, received })
    throw new FoyerError('rpc_of_another_network', { data: { network: network.name } })
  }
  const checked = () => {
    checking ??= check().catch((error: unknown) => {
      if (!FoyerError.is(error, 'rpc_of_another_network')) {
        checking = undefined
        tell('rpc_failed', { network: network.name, place, reason: reasonOf(error) })
      }
      throw error
    })
    return checking
  }
  return async (call, by = ask) => {
    // What changes something is not sent before it is known where it goes.
    if (call.method.startsWith('eth_send')) await checked()
    const [answer] = await Promise.all([by(call), checked()])
    return answer
  }
}

export declare namespace createChainCheck {
  type Parameters = {
    network: Network
    /** Who is asked, in a form that may be shown. */
    place: string
    ask: Ask
    tell: NonNullable<AdapterEvents['fault']>
  }
}
