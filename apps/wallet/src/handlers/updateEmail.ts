import { updateEmail, updateEmailNew, updateEmailOld } from '@foyer/protocol/login'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'
import { checkOwn } from '../vault/checkOwn.js'
import type { Login } from '../vault/Login.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Begins to change the address: a code goes to the old one, where there is one. */
export function beginUpdateEmail({
  calls,
  entry,
  guardEmail,
  typed,
}: HandlerDependencies): Handler<'UPDATE_EMAIL'> {
  return async ({ email }, { origin }) => {
    // Which wallet it is of; and before the keeper, so that nothing of it happens unremembered.
    const found = await entry.enter()
    if (found) checkAddress(found.login)
    await guardEmail.remember(email, origin)
    const next = await calls.keeper(updateEmail, { email, origin })
    await typed.keep('change', email)
    return next
  }
}

/**
 * Without an address yet, codes would go to one of the page's choice alone, and no mail would reach the user for a check. So no page gives
 * an account its first address.
 */
function checkAddress({ identity }: Login): void {
  if (identity.email) return
  throw refuse(refusals, 'emailMissing', undefined)
}

/** Takes the code of the old address; another goes to the new one. */
export function updateEmailPrimary({
  calls,
}: HandlerDependencies): Handler<'UPDATE_EMAIL_PRIMARY_OTP'> {
  return async ({ otp }) => {
    return calls.keeper(updateEmailOld, { code: otp })
  }
}

/**
 * Takes the code of the new address, which is the account's from then on; the guard sends mails to both by itself. The keeper logs all other browsers out, and the
 * guard sends them away. The answer does not depend on the guard: what the guard has not received yet is sent at the next visit.
 */
export function updateEmailSecondary({
  calls,
  entry,
  guardEmail,
  moves,
  typed,
}: HandlerDependencies): Handler<'UPDATE_EMAIL_SECONDARY_OTP'> {
  return async ({ otp }, { origin }) => {
    const found = await entry.enter()
    if (found) checkAddress(found.login)
    const email = await typed.read('change')
    const { newEmail } = await calls.keeper(updateEmailNew, { code: otp })
    // Another one would be the keeper's wish: the guard does not hear of it.
    checkOwn(newEmail === email)
    if (found) await moves.move(found.login, email)
    entry.forget()
    await guardEmail.remember(newEmail, origin)
    const guard = await guardEmail.settle(newEmail)
    return guard ? { newEmail, guard } : { newEmail }
  }
}
