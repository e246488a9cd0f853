import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/**
 * Takes the requesting page's consent back: here first, whatever becomes of telling keeper and guard. The session itself ends with the last
 * page that had consent.
 */
export function signOut({ user, requests }: HandlerDependencies): Handler<'SIGN_OUT'> {
  return async (_, { origin }) => {
    requests.dropAll()
    await user.disconnect(origin)
    return undefined
  }
}
