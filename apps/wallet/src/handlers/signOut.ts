import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/**
 * The page that asks knows nobody any more: here first, whatever becomes of telling keeper and guard. The session itself ends with the
 * last page that knew of it.
 */
export function signOut({ person, requests }: Wallet): Handler<'SIGN_OUT'> {
  return async (_, { origin }) => {
    requests.dropAll()
    await person.disconnect(origin)
    return undefined
  }
}
