import {
  cancelGuardEmail,
  changeGuardEmail,
  readGuardEmail,
  readSession,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '@foyer/protocol/login'
import { type Browser, page } from './createBrowser.js'
import type { createMailReader } from './createMailReader.js'

type Mails = ReturnType<typeof createMailReader>
type Emails = { old: string; next: string }

/** Another address at the keeper, unless it has it: a code of the old one, then one of the new. */
export async function changeAtKeeper(
  browser: Browser,
  { typeCode }: Mails,
  emails: Emails,
): Promise<void> {
  const { keeper } = browser.calls()
  const { identity } = await keeper(readSession, {})
  if (identity.email === emails.next) return
  await browser.guardEmail().remember(emails.next, page)
  await keeper(updateEmail, { email: emails.next, origin: page })
  const old = /^Your code to change/
  await typeCode(emails.old, old, (code) => keeper(updateEmailOld, { code }))
  const next = /^Your code for your new/
  await typeCode(emails.next, next, (code) => keeper(updateEmailNew, { code }))
}

/**
 * The same at the guard, as the wallet does it at its next entry, and by both links. What was begun, and the mails of which may be lost, is
 * cancelled and begun anew, as on the page *Security*.
 */
export async function changeAtGuard(
  browser: Browser,
  { approveByMail }: Mails,
  emails: Emails,
): Promise<void> {
  const { guard } = browser.calls()
  const walletId = browser.vault().wallet()?.walletId ?? ''
  const now = await guard?.(readGuardEmail, { walletId })
  if (now?.email === emails.next) return
  if (now?.change) await guard?.(cancelGuardEmail, { walletId })
  // It does not say what was in the way.
  if ((await browser.guardEmail().settle(emails.next)) !== 'waiting')
    await guard?.(changeGuardEmail, { walletId, email: emails.next, origin: page })
  await approveByMail(emails.old, /^Give your wallet another/)
  await approveByMail(emails.next, /^Is this the new/)
  const then = await guard?.(readGuardEmail, { walletId })
  if (then?.email !== emails.next) throw new Error('Both links were followed, and nothing changed')
}
