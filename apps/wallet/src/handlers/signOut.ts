import { logout } from '@foyer/protocol/login'
import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/**
 * The page that asks knows nobody any more: here first, whatever becomes of telling the keeper. The session itself ends with the last
 * page that knew of it.
 */
export function signOut({ calls, person, requests }: Wallet): Handler<'SIGN_OUT'> {
  return async (_, { origin }) => {
    requests.dropAll()
    const session = await person.disconnect(origin)
    if (session !== undefined) await calls.keeper(logout, {}, { session })
    return undefined
  }
}
