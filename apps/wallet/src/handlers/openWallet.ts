import type { OpenMessages } from '../requests/createOpenMessages.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Shows one of the wallet's own pages, or requests consent for the page that called. */
export function openWallet(
  { letIn, openPage }: HandlerDependencies,
  visits: OpenMessages,
): Handler<'OPEN_WALLET'> {
  return async (payload, context) => {
    const page = payload?.page ?? 'security'
    if (page === 'connect') return letIn.request(context)
    await visits.run(context.id, (signal) => openPage(page, context.origin, signal))
    return undefined
  }
}
