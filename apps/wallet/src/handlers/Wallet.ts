import type { FramePayload } from '@foyer/protocol/frame'
import type { World } from '../accounts/World.js'
import type { AskingPage } from '../frame/createAskingPage.js'
import type { Choices } from '../login/createChoices.js'
import type { Entry } from '../login/createEntry.js'
import type { GuardEmail } from '../login/createGuardEmail.js'
import type { Tickets } from '../login/createTickets.js'
import type { Typed } from '../login/createTyped.js'
import type { LoginCalls } from '../login/LoginCalls.js'
import type { Person } from '../login/Person.js'
import type { LetIn } from '../requests/createLetIn.js'
import type { Requests } from '../requests/createRequests.js'
import type { Look } from '../theme/createLook.js'
import type { KnownWallets } from '../vault/device/KnownWallets.js'
import type { Vault } from '../vault/Vault.js'

type NamedPage = NonNullable<NonNullable<FramePayload<'OPEN_WALLET'>>['page']>
/** `connect` is none of them: it is asked on the screen of approvals. */
export type WalletPage = Exclude<NamedPage, 'connect'>

/** What messages are answered with. */
export type Wallet = {
  readonly calls: LoginCalls
  readonly person: Person
  readonly entry: Entry
  readonly tickets: Tickets
  readonly typed: Typed
  readonly vault: Vault
  readonly known: KnownWallets
  readonly guardEmail: GuardEmail
  readonly choices: Choices
  readonly requests: Requests
  readonly letIn: LetIn
  /** What accounts are made of. */
  readonly world: World
  readonly look: Look
  readonly page: AskingPage
  /** Shows one of the wallet's own pages. Resolves once it is left. */
  openPage(page: WalletPage, origin: string): Promise<void>
  /** What the first request needs is fetched when there is time: some time after somebody is `known`, soon once the page is `connected`. */
  warm(step: 'known' | 'connected'): void
  /** Loads the frame anew. */
  reload(): void
}
