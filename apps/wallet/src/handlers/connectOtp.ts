import { loginByCode } from '@foyer/protocol/login'
import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Opens a session with the code of the mail, and says what is left to do in this browser. */
export function connectOtp({ calls, entry, person }: Wallet): Handler<'CONNECT_OTP'> {
  return async ({ otp }) => {
    // People write a code as it is printed: in two halves.
    await person.begin(await calls.keeper(loginByCode, { code: otp.replace(/[\s-]/g, '') }))
    const found = await entry.enter()
    if (found?.missing === 'device') return { action: 'VERIFY_DEVICE' }
    if (found?.missing === 'person') return { action: 'RECOVER' }
    return undefined
  }
}
