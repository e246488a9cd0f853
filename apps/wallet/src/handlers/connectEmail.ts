import { askEmailCode } from '@foyer/protocol/login'
import { isTyped } from '../login/createTyped.js'
import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Asks for a code, unless this browser is logged in with that very address. */
export function connectEmail({ calls, entry, person, typed }: Wallet): Handler<'CONNECT_EMAIL'> {
  return async ({ email }, { origin }) => {
    const login = await person.read()
    const wish = email.toLowerCase()
    if (login?.typed === wish && isTyped(login.identity, wish)) {
      const found = await entry.enter()
      return { action: found?.missing === 'device' ? 'VERIFY_DEVICE' : 'CONNECT' }
    }
    await calls.keeper(askEmailCode, { email, origin })
    await typed.keep('login', email)
    return { action: 'VERIFY_OTP' }
  }
}
