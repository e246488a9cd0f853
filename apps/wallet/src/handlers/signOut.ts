import { logout } from '@foyer/protocol/login'
import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Ends the session: here first, whatever becomes of telling the keeper. */
export function signOut({ calls, person, requests }: Wallet): Handler<'SIGN_OUT'> {
  return async () => {
    requests.dropAll()
    const session = await person.session()
    await person.end()
    if (session !== undefined) await calls.keeper(logout, {}, { session })
    return undefined
  }
}
