import type { Request } from '@foyer/core'
import { toFoyerError } from '@foyer/protocol'
import type { Provider } from '../wallets/Provider.js'
import { requestProvider } from './requestProvider.js'

/** What sends a wallet requests, with its errors translated. */
export function createRequest(provider: Provider): Request {
  return async (method, params) => {
    try {
      return await requestProvider(provider, method, params)
    } catch (error) {
      throw toFoyerError(error)
    }
  }
}
