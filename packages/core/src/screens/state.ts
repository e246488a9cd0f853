import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { ViewName, Views } from '../modal/views.js'

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

/** What a screen begins by a press or with its showing, each with what it is begun with. */
export type Tasks = {
  readonly switchNetwork: { readonly network: CaipNetworkId }
  readonly disconnect: {
    readonly namespace?: Namespace | undefined
    readonly connectorId?: string | undefined
  }
  readonly chooseAccount: { readonly address: string }
  /** A login by an address, or the change to another one. */
  readonly submitEmail: { readonly email: string }
  readonly submitCode: { readonly code: string }
  readonly resend: { readonly email: string }
  readonly cancelSignIn: undefined
  readonly leaveSignIn: { readonly id: string }
  readonly endSession: { readonly pci: string }
  readonly changeName: {
    readonly name: string
    readonly action: 'lead' | 'picture' | 'release' | 'primary'
    /** Of `lead`: the family of the account that the name is to lead to. */
    readonly namespace?: Namespace | undefined
    /** Of `primary`. */
    readonly caipNetworkId?: CaipNetworkId | undefined
  }
  readonly walletPage: { readonly page: NonNullable<Views['WalletSecurity']['page']> }
}

export type TaskName = keyof Tasks

/** How the latest call of a task goes, with the words of `useMutation`. It ends with the view that began it. */
export type Task<name extends TaskName = TaskName> = {
  readonly status: 'pending' | 'success' | 'error'
  readonly error?: unknown
  readonly variables: Tasks[name]
}

/** What the screens have begun. The promises and windows that belong to it are in `Handles`. */
export type ScreensState = {
  readonly attempt?: Attempt | undefined
  readonly opening?: Opening | undefined
  readonly login?: LoginProgress | undefined
  readonly tasks?: { readonly [name in TaskName]?: Task<name> | undefined }
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
