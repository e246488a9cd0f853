import { readNetwork } from '../requests/readNetwork.js'
import type { Handler } from './Handlers.js'
import { chainOf } from './userOf.js'
import type { Wallet } from './Wallet.js'

/** Takes the page to another network that the server serves. */
export function switchNetwork({ choices, world }: Wallet): Handler<'SWITCH_NETWORK'> {
  return async ({ chainId }) => {
    const network = readNetwork(await world.chains.networks(), chainId)
    choices.setNetwork(network)
    return { chainId: chainOf(network) }
  }
}

export function getChainId({ choices }: Wallet): Handler<'GET_CHAIN_ID'> {
  return async () => ({ chainId: chainOf(choices.network()) })
}
