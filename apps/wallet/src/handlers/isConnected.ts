import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Whether a user is logged in and their key can be used here. */
export function isConnected({ entry }: HandlerDependencies): Handler<'IS_CONNECTED'> {
  return async () => {
    const found = await entry.enter()
    return { isConnected: found?.missing === 'nothing' }
  }
}
