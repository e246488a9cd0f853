import type { FrameReply } from '@foyer/protocol/frame'
import type { Action } from '../actions/Action.js'
import type { Approval } from '../approval/Approval.js'
import { notLoggedIn } from '../errors/notLoggedIn.js'
import type { Choices } from '../login/createChoices.js'
import type { Unseen, User } from '../login/User.js'
import { createOpenMessages } from './createOpenMessages.js'
import type { MessageContext } from './MessageContext.js'

/** Requests the user's consent, on the wallet's own screen, that a page sees the account. */
export type LetIn = {
  /**
   * Resolves once the page has consent. Without a login it shows a screen as well: the page does not learn which of the two it was.
   *
   * @throws `Failure` `not_logged_in`
   */
  request(context: MessageContext): Promise<FrameReply<'OPEN_WALLET'>>
  /** The page no longer waits for this one. */
  drop(id: string): void
  /** The login has changed or ended. */
  dropAll(): void
}

export function createLetIn(parts: createLetIn.Parameters): LetIn {
  const { approval, choices, user, showLoggedOut } = parts
  const open = createOpenMessages()

  const requestConsent = async (
    unseen: Unseen,
    { id, origin }: MessageContext,
    signal: AbortSignal,
  ) => {
    const connectRequest = { id, origin, network: choices.network(), method: 'connect' } as const
    const said = await approval.request(connectRequest, {
      signal,
      prepare: async () => actionOf(unseen, connectRequest),
      perform: unseen.agree,
    })
    // The login may be another by now, without a consent of its user.
    if (said.verdict === 'rejected' || (await user.session()) === undefined) throw notLoggedIn()
    return { provider: unseen.login.identity.provider }
  }

  const requestOnce = async (context: MessageContext, signal: AbortSignal) => {
    if ((await user.session()) !== undefined) return undefined
    const unseen = await user.unseen().catch((cause: unknown) => ({ cause }))
    signal.throwIfAborted()
    if (unseen && 'login' in unseen) return requestConsent(unseen, context, signal)
    await showLoggedOut(signal, unseen?.cause)
    throw notLoggedIn()
  }

  return {
    async request(context) {
      // One screen for a page at a time: the later question takes the place of the earlier.
      open.dropAll()
      return open.run(context.id, (signal) => requestOnce(context, signal))
    },
    drop: open.drop,
    dropAll: () => open.end(notLoggedIn()),
  }
}

export declare namespace createLetIn {
  type Parameters = {
    approval: Approval
    choices: Pick<Choices, 'network'>
    user: Pick<User, 'session' | 'unseen'>
    /** Shows that there is no account to connect, or why that is not known. Resolves once it is left. */
    showLoggedOut(signal: AbortSignal, cause: unknown): Promise<void>
  }
}

function actionOf(
  { login: { identity, wallet } }: Unseen,
  { id, origin, network }: Pick<Action, 'id' | 'origin' | 'network'>,
): Action {
  return {
    ...{ kind: 'connect', id, origin, network },
    account: { address: wallet?.addresses.eip155 ?? '', type: 'eoa' },
    user: identity.email ?? identity.userName ?? undefined,
  }
}
