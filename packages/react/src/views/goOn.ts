import {
  type Client,
  type Entry,
  enterEmbedded,
  type LoginProvider,
  replaceView,
  show,
  top,
  type ViewName,
} from '@foyer/core'
import { loginReason } from './loginReason.js'

/** What a login asks for next: the code, this browser's approval, what only the person has, or nothing. */
type Step = 'VERIFY_OTP' | 'VERIFY_DEVICE' | 'RECOVER' | 'CONNECT'

/**
 * Goes where the login leads; with nothing left, the wallet is entered and the modal closes by its own rules.
 *
 * @throws what `enterEmbedded` throws, but for what a further screen can help
 */
export async function goOn(client: Client, { step, email, provider }: goOn.Parameters) {
  if (step === 'VERIFY_OTP') show(client, { name: 'EmailVerifyOtp', data: { email } })
  if (step === 'VERIFY_DEVICE') goTo(client, { name: 'EmailVerifyDevice', data: { email } })
  if (step === 'RECOVER') goTo(client, recovery)
  if (step === 'CONNECT') await enter(client, provider)
}

export declare namespace goOn {
  type Parameters = { step: Step; email: string; provider: LoginProvider }
}

/** Uses the wallet of the login. Where only the person can bring its keys back, that is asked for. */
export async function enter(client: Client, provider: LoginProvider): Promise<void> {
  try {
    await enterEmbedded(client, { provider })
  } catch (error) {
    if (loginReason(error) !== 'recover') throw error
    goTo(client, recovery)
  }
}

const recovery = { name: 'WalletSecurity', data: { page: 'recover' } } as const

/** Steps that are done when the next begins: nobody goes back to them. */
const passing: ReadonlySet<ViewName> = new Set([
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'ConnectingSocial',
  'ConnectingFarcaster',
])

function goTo(client: Client, entry: Entry): void {
  const isPassing = passing.has(top(client.store.getState().modal.history).name)
  if (isPassing) replaceView(client, entry)
  else show(client, entry)
}
