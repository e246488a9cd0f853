import { updateEmail, updateEmailNew, updateEmailOld } from '@foyer/protocol/login'
import { checkOwn } from '../login/createTyped.js'
import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Begins to change the address: a code goes to the old one, where there is one. */
export function beginUpdateEmail({
  calls,
  entry,
  guardEmail,
  typed,
}: Wallet): Handler<'UPDATE_EMAIL'> {
  return async ({ email }, { origin }) => {
    // Which wallet it is of; and before the keeper, so that nothing of it happens unremembered.
    await entry.enter()
    await guardEmail.remember(email, origin)
    const next = await calls.keeper(updateEmail, { email, origin })
    await typed.keep('change', email)
    return next
  }
}

/** Takes the code of the old address; another goes to the new one. */
export function updateEmailPrimary({ calls }: Wallet): Handler<'UPDATE_EMAIL_PRIMARY_OTP'> {
  return async ({ otp }) => {
    return calls.keeper(updateEmailOld, { code: otp })
  }
}

/**
 * Takes the code of the new address, which is the account's from then on; the guard asks at both by itself. That is said of whatever
 * becomes of the guard: what it was not told yet it is told at the next visit.
 */
export function updateEmailSecondary({
  calls,
  entry,
  guardEmail,
  known,
  person,
  typed,
}: Wallet): Handler<'UPDATE_EMAIL_SECONDARY_OTP'> {
  return async ({ otp }, { origin }) => {
    const found = await entry.enter()
    const email = await typed.read('change')
    const { newEmail } = await calls.keeper(updateEmailNew, { code: otp })
    // Another one would be the keeper's wish: the guard does not hear of it.
    checkOwn(newEmail === email)
    if (found) await known.move(found.login, email)
    await person.moved(email)
    await typed.forget('change')
    entry.forget()
    await guardEmail.remember(newEmail, origin)
    const guard = await guardEmail.settle(newEmail)
    return guard ? { newEmail, guard } : { newEmail }
  }
}
