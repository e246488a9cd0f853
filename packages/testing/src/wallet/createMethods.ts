import { RpcError } from './RpcError.js'
import type { WalletRequest } from './WalletOptions.js'

type Run = (...parameters: readonly unknown[]) => Promise<unknown>

/** What makes the methods of a wallet as a page calls them: each call is noted, and may be answered by what stands between page and wallet. */
export function createMethods(
  intercept?: (request: WalletRequest, next: () => Promise<unknown>) => unknown,
) {
  const requests: WalletRequest[] = []
  let alive = true
  return {
    requests,
    make(method: string, run: Run) {
      return (...params: readonly unknown[]) => {
        const request = { method, params }
        requests.push(request)
        const next = async () => {
          if (!alive) throw new RpcError(4900, 'The wallet is gone.')
          return run(...params)
        }
        const given = intercept?.(request, next)
        return given === undefined ? next() : given
      }
    },
    end() {
      alive = false
    },
  }
}
