import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Shows one of the wallet's own pages, or asks whether the page that asks may know the person. */
export function openWallet({ letIn, openPage }: Wallet): Handler<'OPEN_WALLET'> {
  return async (payload, context) => {
    const page = payload?.page ?? 'security'
    if (page === 'connect') return letIn.ask(context)
    await openPage(page, context.origin)
    return undefined
  }
}
