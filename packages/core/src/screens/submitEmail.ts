import type { Client } from '../Client.js'
import { connectEmail } from '../embedded/connectEmail.js'
import { continueLogin } from './continueLogin.js'
import { runTask } from './runTask.js'

/**
 * Logs in by an address, and shows the next view.
 *
 * @throws as `connectEmail` and `enterEmbedded`
 */
export async function submitEmail(client: Client, { email }: { email: string }): Promise<void> {
  await runTask(client, 'submitEmail', { email }, async (isShown) => {
    const step = await connectEmail(client, { email })
    await continueLogin(client, { step, email, provider: 'email', isShown })
  })
}
