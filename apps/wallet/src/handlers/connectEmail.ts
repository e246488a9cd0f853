import { requestEmailCode } from '@foyer/protocol/login'
import { isTyped } from '../vault/isTyped.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Asks for a code, unless this browser is logged in with that very address. */
export function connectEmail({
  calls,
  entry,
  user,
  typed,
  vault,
}: HandlerDependencies): Handler<'CONNECT_EMAIL'> {
  return async ({ email }, { origin }) => {
    const login = await user.read()
    const wish = email.toLowerCase()
    if (login?.typed === wish && isTyped(login.identity, wish)) {
      // A repeated call while the guard's prompt is open requests another mail.
      const isAgain = vault.prompt() !== undefined
      const found = await entry.enter()
      if (found?.missing !== 'device') return { action: 'CONNECT' }
      if (isAgain) await vault.resendMail()
      return { action: 'VERIFY_DEVICE', asked: vault.prompt() }
    }
    const { number } = await calls.keeper(requestEmailCode, { email, origin })
    await typed.keep('login', email)
    return { action: 'VERIFY_OTP', number }
  }
}
