import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Shows one of the wallet's own pages, or requests consent for the page that called. */
export function openWallet({ letIn, openPage }: HandlerDependencies): Handler<'OPEN_WALLET'> {
  return async (payload, context) => {
    const page = payload?.page ?? 'security'
    if (page === 'connect') return letIn.request(context)
    await openPage(page, context.origin)
    return undefined
  }
}
