import { askEmailCode } from '@foyer/protocol/login'
import { isTyped } from '../login/createTyped.js'
import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Asks for a code, unless this browser is logged in with that very address. */
export function connectEmail({
  calls,
  entry,
  person,
  typed,
  vault,
}: Wallet): Handler<'CONNECT_EMAIL'> {
  return async ({ email }, { origin }) => {
    const login = await person.read()
    const wish = email.toLowerCase()
    if (login?.typed === wish && isTyped(login.identity, wish)) {
      // Who waits already and asks once more wants another mail.
      const isAgain = vault.asked() !== undefined
      const found = await entry.enter()
      if (found?.missing !== 'device') return { action: 'CONNECT' }
      if (isAgain) await vault.askAgain()
      return { action: 'VERIFY_DEVICE', asked: vault.asked() }
    }
    const { number } = await calls.keeper(askEmailCode, { email, origin })
    await typed.keep('login', email)
    return { action: 'VERIFY_OTP', number }
  }
}
