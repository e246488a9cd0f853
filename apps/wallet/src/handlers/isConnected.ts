import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Whether somebody is logged in and their key can be used here. */
export function isConnected({ entry }: Wallet): Handler<'IS_CONNECTED'> {
  return async () => {
    const found = await entry.enter()
    return { isConnected: found?.missing === 'nothing' }
  }
}
