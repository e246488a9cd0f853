import { lazy, toHexChainId } from '@foyer/protocol'
import type { DirectRequest } from '../accounts/families/eip155/answerDirectly.js'
import { isAccountMethod } from '../accounts/families/eip155/isAccountMethod.js'
import type { WalletEnvironment } from '../accounts/WalletEnvironment.js'
import type { fetchFromServer } from '../chains/fetchFromServer.js'

/** Answers the requests that need no approval: from what is known here, else by the network. */
export function createDirectAnswers({ server, world, enter }: createDirectAnswers.Parameters) {
  const filters = lazy(async () => (await import('./createFilters.js')).createFilters(world.chains))

  return async (question: DirectRequest): Promise<unknown> => {
    const { method, network, params } = question
    if (method === 'eth_chainId') return toHexChainId(network)
    if (method === 'wallet_getAssets' || isAccountMethod(method)) await enter()
    if (method === 'wallet_getAssets')
      return (await import('../accounts/families/eip155/readAssets.js')).readAssets(
        server,
        world,
        question,
      )
    if (isAccountMethod(method)) {
      const { answerDirectly } = await import('../accounts/families/eip155/answerDirectly.js')
      return answerDirectly({ ...question, method }, world)
    }
    if (/filter/i.test(method)) return (await filters()).answer(question)
    return world.chains.request(network, method, params ?? [])
  }
}

export declare namespace createDirectAnswers {
  type Parameters = {
    server: fetchFromServer.World
    world: WalletEnvironment
    /** Finds out who is logged in. */
    enter(): Promise<unknown>
  }
}
