import type { Request } from '@foyer/core'
import { toFoyerError } from '@foyer/protocol'
import type { Eip1193Provider } from '../wallets/Eip1193Provider.js'
import { requestProvider } from './requestProvider.js'

/** What sends a wallet requests, with its errors translated. */
export function createRequest(provider: Eip1193Provider): Request {
  return async (method, params) => {
    try {
      return await requestProvider(provider, method, params)
    } catch (error) {
      throw toFoyerError(error)
    }
  }
}
