import { askEmailCode } from '@foyer/protocol/login'
import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Asks for a code, unless this browser is logged in with that very address. */
export function connectEmail({ calls, entry, person }: Wallet): Handler<'CONNECT_EMAIL'> {
  return async ({ email }, { origin }) => {
    const login = await person.read()
    const { issuer, subject } = login?.identity ?? {}
    if (issuer === 'email' && subject === email.toLowerCase()) {
      const found = await entry.enter()
      return { action: found?.missing === 'device' ? 'VERIFY_DEVICE' : 'CONNECT' }
    }
    await calls.keeper(askEmailCode, { email, origin })
    return { action: 'VERIFY_OTP' }
  }
}
