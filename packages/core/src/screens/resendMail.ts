import type { Client } from '../Client.js'
import { connectEmail } from '../embedded/connectEmail.js'
import { updateEmail } from '../embedded/updateEmail.js'
import { topEntry } from '../modal/topEntry.js'
import { notify } from '../notices/notify.js'
import { awaitDevice } from './awaitDevice.js'
import { continueLogin } from './continueLogin.js'
import { loginMessage } from './loginMessage.js'
import { runTask } from './runTask.js'

type Mail = {
  /** The notice that it was sent. */
  readonly sent: 'code_resent' | 'embedded.verifyDevice.resent'
  readonly send: (
    client: Client,
    given: { email: string },
    isShown: () => boolean,
  ) => Promise<unknown>
}

/** The mails that views wait for. */
const mails = {
  EmailVerifyOtp: { sent: 'code_resent', send: sendCode },
  EmailVerifyDevice: { sent: 'embedded.verifyDevice.resent', send: sendLink },
  UpdateEmailPrimaryOtp: { sent: 'code_resent', send: updateEmail },
  UpdateEmailSecondaryOtp: { sent: 'code_resent', send: updateEmail },
} as const satisfies Record<string, Mail>

/**
 * Requests another mail for the shown view, which waits for one. A notice says that it was sent, or why not. While a mail is being
 * requested, and in other views, does nothing.
 *
 * @returns whether a mail was sent
 * @throws as `connectEmail`, `enterEmbedded` and `updateEmail`
 */
export async function resendMail(client: Client): Promise<boolean> {
  const { modal, screens } = client.store.getState()
  const entry = topEntry(modal.history)
  if (!(entry.name in mails) || screens.tasks?.resend?.status === 'pending') return false
  const { email } = entry.data as { email: string }
  const { sent, send } = mails[entry.name as keyof typeof mails]
  return runTask(client, 'resend', { email }, async (isShown) => {
    try {
      await send(client, { email }, isShown)
    } catch (error) {
      notify(client, { kind: 'error', ...loginMessage(error) })
      throw error
    }
    notify(client, { kind: 'success', code: sent })
    return true
  })
}

async function sendCode(client: Client, { email }: { email: string }, isShown: () => boolean) {
  const step = await connectEmail(client, { email })
  await continueLogin(client, { step, email, provider: 'email', isShown })
}

async function sendLink(client: Client, { email }: { email: string }, isShown: () => boolean) {
  await connectEmail(client, { email })
  if (isShown()) awaitDevice(client)
}
