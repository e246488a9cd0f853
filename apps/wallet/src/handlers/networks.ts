import { toFrameChainId } from '@foyer/protocol/frame'
import { readNetwork } from '../requests/readNetwork.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Takes the page to another network that the server serves. */
export function switchNetwork({ choices, world }: HandlerDependencies): Handler<'SWITCH_NETWORK'> {
  return async ({ chainId }) => {
    const network = readNetwork(await world.chains.networks(), chainId)
    choices.setNetwork(network)
    return { chainId: toFrameChainId(network) }
  }
}

export function getChainId({ choices }: HandlerDependencies): Handler<'GET_CHAIN_ID'> {
  return async () => ({ chainId: toFrameChainId(choices.network()) })
}
