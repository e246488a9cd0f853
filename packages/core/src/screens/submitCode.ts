import type { Client } from '../Client.js'
import { confirmCode } from '../embedded/confirmCode.js'
import { continueLogin } from './continueLogin.js'
import { runTask } from './runTask.js'

/**
 * Submits the code of the mail, and shows the next view.
 *
 * @throws as `confirmCode` and `enterEmbedded`
 */
export async function submitCode(
  client: Client,
  { code, email }: { code: string; email: string },
): Promise<void> {
  await runTask(client, 'submitCode', { code }, async (isShown) => {
    const step = await confirmCode(client, { code })
    await continueLogin(client, { step, email, provider: 'email', isShown })
  })
}
