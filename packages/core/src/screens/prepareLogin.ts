import type { Client } from '../Client.js'

/**
 * Fetches what a press on an e-mail address or a social login needs, and in an installed app the frame of the embedded wallet. Called once
 * these are on the screen, so as not to delay them.
 *
 * @throws where the code does not arrive; the next call fetches it again
 */
export async function prepareLogin(client: Client): Promise<void> {
  const { createLoginPress } = await import('./createLoginPress.js')
  client.handles.loginPress = createLoginPress(client)
}
