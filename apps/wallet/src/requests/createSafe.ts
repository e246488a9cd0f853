import { toHexChainId } from '@foyer/protocol'
import type { SafeAsk } from '../accounts/answerSafely.js'
import { isAccountMethod } from '../accounts/answerSafely.js'
import type { World } from '../accounts/World.js'
import type { askServer } from '../chains/askServer.js'
import type { Filters } from './createFilters.js'

/** Answers what nobody has to be asked about: from what is known here, else by the network. */
export function createSafe({ server, world, enter }: createSafe.Parameters) {
  let filters: Promise<Filters> | undefined

  return async (question: SafeAsk): Promise<unknown> => {
    const { method, network, params } = question
    if (method === 'eth_chainId') return toHexChainId(network)
    if (method === 'wallet_getAssets' || isAccountMethod(method)) await enter()
    if (method === 'wallet_getAssets')
      return (await import('./readAssets.js')).readAssets(server, world, question)
    if (isAccountMethod(method)) {
      const { answerSafely } = await import('../accounts/answerSafely.js')
      return answerSafely({ ...question, method }, world)
    }
    if (/filter/i.test(method)) {
      filters ??= import('./createFilters.js').then((part) => part.createFilters(world.chains))
      return (await filters).answer(question)
    }
    return world.chains.request(network, method, params ?? [])
  }
}

export declare namespace createSafe {
  type Parameters = {
    server: askServer.World
    world: World
    /** Finds out who is logged in. */
    enter(): Promise<unknown>
  }
}
