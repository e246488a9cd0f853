import type { Namespace } from '@foyer/protocol'
import type { ViewName } from '../modal/views.js'

/** The attempt to connect that ConnectingExternal shows, and its outcome. */
export type Attempt = {
  readonly connectorId: string
  readonly namespace: Namespace
  readonly status: 'pending' | 'success' | 'error'
  readonly error?: unknown
}

/** A wallet's app that was opened: it is opening, it took over from this page, or nothing opened. */
export type Opening = {
  readonly walletId: string
  readonly state: 'opening' | 'away' | 'stuck'
}

/** The login that a view waits for, and its progress. */
export type LoginProgress = {
  readonly view: ViewName
  readonly status: 'pending' | 'success' | 'error'
  readonly error?: unknown
  /** The address of the login at the provider, once the embedded wallet has sent it. */
  readonly uri?: string
  /** The browser blocked the login's window. */
  readonly isBlocked?: boolean
  /** The page itself goes to the provider, and comes back. */
  readonly isLeaving?: boolean
  /** The provider approved the login: the account is being fetched. */
  readonly isApproved?: boolean
}

/** What the screens have begun. The promises and windows that belong to it are in `Handles`. */
export type ScreensState = {
  readonly attempt?: Attempt | undefined
  readonly opening?: Opening | undefined
  readonly login?: LoginProgress | undefined
  /** The user agreed to the host's terms. Holds until a reload. */
  readonly hasAgreed?: boolean
}

/** The attempt at this wallet in this chain family, while its view is shown. */
export function attemptOf(
  { attempt }: ScreensState,
  { connectorId, namespace }: Pick<Attempt, 'connectorId' | 'namespace'>,
): Attempt | undefined {
  const isSame = attempt?.connectorId === connectorId && attempt.namespace === namespace
  return isSame ? attempt : undefined
}
