import type { Client } from '../Client.js'
import type { LoginProvider } from '../embedded/state.js'
import { showView } from '../modal/showView.js'
import { enterWallet } from './enterWallet.js'
import { goToStep, recovery } from './goToStep.js'

/** What a login needs next: the code, the approval of this browser, a recovery by the user, or nothing. */
type Step = 'VERIFY_OTP' | 'VERIFY_DEVICE' | 'RECOVER' | 'CONNECT'

/**
 * Shows the view of a login's next step, unless the user left the one before; with none left, connects the wallet, and the modal closes by its
 * own rules.
 *
 * @throws what `enterEmbedded` throws, but for what a further screen can help
 */
export async function continueLogin(
  client: Client,
  { step, email, provider, isShown = () => true }: continueLogin.Parameters,
): Promise<void> {
  if (step === 'CONNECT') return enterWallet(client, provider, isShown)
  if (!isShown()) return
  if (step === 'VERIFY_OTP') showView(client, { name: 'EmailVerifyOtp', data: { email } })
  if (step === 'VERIFY_DEVICE') goToStep(client, { name: 'EmailVerifyDevice', data: { email } })
  if (step === 'RECOVER') goToStep(client, recovery)
}

export declare namespace continueLogin {
  type Parameters = {
    step: Step
    email: string
    provider: LoginProvider
    /** Whether the view that began the login is still there. */
    isShown?: (() => boolean) | undefined
  }
}
