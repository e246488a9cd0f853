import type { Request } from '@foyer/core'
import type { Eip1193Provider } from '@foyer/protocol'
import { toFoyerError } from '@foyer/protocol'
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
