import { lazy, toHexChainId } from '@foyer/protocol'
import type { DirectFamily } from '../DirectFamily.js'
import { isAccountMethod } from './isAccountMethod.js'

/** Answers the requests of EVM networks that need no approval. */
export function createDirectAnswers({
  server,
  world,
  enter,
}: DirectFamily.Parts): DirectFamily.Answer {
  const filters = lazy(async () => (await import('./createFilters.js')).createFilters(world.chains))

  return async (question) => {
    const { method, network, params } = question
    if (method === 'eth_chainId') return toHexChainId(network)
    if (method === 'wallet_getAssets' || isAccountMethod(method)) await enter()
    if (method === 'wallet_getAssets')
      return (await import('./readAssets.js')).readAssets(server, world, question)
    if (isAccountMethod(method)) {
      const { answerDirectly } = await import('./answerDirectly.js')
      return answerDirectly({ ...question, method }, world)
    }
    if (/filter/i.test(method)) return (await filters()).answer(question)
    return world.chains.request(network, method, params ?? [])
  }
}
