import type { CaipNetworkId } from '@foyer/protocol'
import { sponsorOperation } from '@foyer/protocol/login'
import type { LoginCall } from '../services/LoginCalls.js'

/**
 * The bundler's calls, of which the server's own word to pay is asked for as who is logged in: strangers share what is left for them.
 */
export function createSponsoring(
  bundler: createSponsoring.Bundler,
  keeper: LoginCall,
): createSponsoring.Bundler {
  return async (network, method, params) => {
    if (method !== 'pm_getPaymasterData') return bundler(network, method, params)
    const [operation, entryPoint, , , url] = params as createSponsoring.PaymasterParams
    // The server calls a page's own service, for every page.
    if (url !== undefined) return bundler(network, method, params)
    return keeper(sponsorOperation, { chainId: network, entryPoint, operation })
  }
}

export declare namespace createSponsoring {
  type Bundler = (network: CaipNetworkId, method: string, params: unknown) => Promise<unknown>
  /** As the wallet itself writes it (ERC-7677). */
  type PaymasterParams = readonly [Record<string, string>, string, string, object, string?]
}
