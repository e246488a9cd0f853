import type { Client } from '../Client.js'
import { isRefusal } from '../embedded/engine/toFailure.js'
import { enterEmbedded } from '../embedded/enterEmbedded.js'
import type { LoginProvider } from '../embedded/state.js'
import { goToStep, recovery } from './goToStep.js'

/** Connects the wallet of the login. Where only the user can recover its keys, the modal shows the recovery. */
export async function enterWallet(
  client: Client,
  provider: LoginProvider,
  isShown: () => boolean = () => true,
): Promise<void> {
  try {
    await enterEmbedded(client, { provider })
  } catch (error) {
    if (!isRefusal(error, 'recovery_needed')) throw error
    if (isShown()) goToStep(client, recovery)
  }
}
