import {
  changeGuardEmail,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '@foyer/protocol/login'
import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Begins to change the address: a code goes to the old one, where there is one. */
export function beginUpdateEmail({ calls }: Wallet): Handler<'UPDATE_EMAIL'> {
  return async ({ email }, { origin }) => calls.keeper(updateEmail, { email, origin })
}

/** Takes the code of the old address; another goes to the new one. */
export function updateEmailPrimary({ calls }: Wallet): Handler<'UPDATE_EMAIL_PRIMARY_OTP'> {
  return async ({ otp }) => {
    await calls.keeper(updateEmailOld, { code: otp })
    return undefined
  }
}

/** Takes the code of the new address, which is the account's from then on; the guard asks at both by itself. */
export function updateEmailSecondary({
  calls,
  person,
  vault,
}: Wallet): Handler<'UPDATE_EMAIL_SECONDARY_OTP'> {
  return async ({ otp }, { origin }) => {
    const { newEmail } = await calls.keeper(updateEmailNew, { code: otp })
    person.forget()
    const wallet = vault.wallet()
    if (calls.guard && wallet?.tier === 'guarded') {
      const { walletId } = wallet
      const { state } = await calls.guard(changeGuardEmail, { walletId, email: newEmail, origin })
      return { newEmail, guard: state }
    }
    return { newEmail }
  }
}
