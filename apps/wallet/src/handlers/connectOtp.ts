import { loginByCode } from '@foyer/protocol/login'
import { checkOwn } from '../vault/checkOwn.js'
import { isTyped } from '../vault/isTyped.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Opens a session with the code of the mail, and says what is left to do in this browser. */
export function connectOtp({
  calls,
  entry,
  user,
  typed,
  vault,
}: HandlerDependencies): Handler<'CONNECT_OTP'> {
  return async ({ otp }, { origin }) => {
    const email = await typed.read('login')
    // Users write a code as it is printed: in two halves.
    const code = otp.replace(/[\s-]/g, '')
    const login = await calls.keeper(loginByCode, { code, origin })
    checkOwn(isTyped(login.identity, email))
    await user.begin(login, email)
    await typed.forget('login')
    const found = await entry.enter()
    if (found?.missing === 'device') return { action: 'VERIFY_DEVICE', asked: vault.prompt() }
    if (found?.missing === 'user') return { action: 'RECOVER' }
    return undefined
  }
}
