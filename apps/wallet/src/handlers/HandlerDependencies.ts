import type { WalletEnvironment } from '../accounts/WalletEnvironment.js'
import type { Choices } from '../login/createChoices.js'
import type { GuardEmail } from '../login/createGuardEmail.js'
import type { Moves } from '../login/createMoves.js'
import type { PendingLogouts } from '../login/createPendingLogouts.js'
import type { Tickets } from '../login/createTickets.js'
import type { Typed } from '../login/createTyped.js'
import type { VaultAccess } from '../login/createVaultAccess.js'
import type { User } from '../login/User.js'
import type { LetIn } from '../requests/createLetIn.js'
import type { Requests } from '../requests/createRequests.js'
import type { LoginCalls } from '../services/LoginCalls.js'
import type { Speech } from '../texts/createSpeech.js'
import type { Look } from '../theme/createLook.js'
import type { Vault } from '../vault/Vault.js'
import type { ParentPage } from './createParentPage.js'
import type { WalletPage } from './WalletPage.js'

/** What the handlers of the messages use. */
export type HandlerDependencies = {
  readonly calls: LoginCalls
  readonly user: User
  readonly entry: VaultAccess
  readonly tickets: Tickets
  readonly typed: Typed
  readonly vault: Vault
  readonly moves: Pick<Moves, 'move'>
  readonly guardEmail: GuardEmail
  readonly leaving: Pick<PendingLogouts, 'sendAway'>
  readonly choices: Choices
  readonly requests: Requests
  readonly letIn: LetIn
  /** What accounts are made of. */
  readonly world: WalletEnvironment
  readonly look: Look
  readonly page: ParentPage
  /** The language of the screens. */
  readonly speech: Pick<Speech, 'wish'>
  /** Shows one of the wallet's own pages. Resolves once it is left; rejects with the reason of `signal`, which ends it. */
  openPage(page: WalletPage, origin: string, signal: AbortSignal): Promise<void>
  /** Fetches what the first request needs when there is time: some time after a user is `known`, soon once the page is `connected`. */
  warm(step: 'known' | 'connected'): void
  /** Loads the frame anew. */
  reload(): void
}
