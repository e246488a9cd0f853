import { FoyerError, type Namespace, signOutTimeoutMs, within } from '@foyer/protocol'
import type { Client } from '../../Client.js'
import { hasConnector } from '../../connection/hasConnector.js'
import { embeddedConnectorId } from '../../connectorIds.js'
import type { LoginSession, RequestFrame } from '../../embedded.js'
import { recall, remember } from '../../remembered.js'
import type { WalletSession } from '../../WalletSession.js'
import { mainFamily } from '../mainFamily.js'
import type { LoginProvider } from '../state.js'
import type { EmbeddedAccounts } from './createEmbeddedAccounts.js'
import { setEmbedded } from './setEmbedded.js'

/** How the login of one client is taken up, kept and ended. */
export function createLogin(
  client: Client,
  requestFrame: RequestFrame,
  accounts: EmbeddedAccounts,
): LoginSession {
  const { clock, store, signal } = client
  const resuming = new Map<Namespace, Promise<WalletSession>>()
  let checking: Promise<boolean> | undefined
  let leaving: Promise<void> | undefined

  /** Whether the frame still has the login. One that denies it or fails ends it; one that does not load has said nothing of it. */
  const check = async () => {
    if (!recall(client, 'login')) return false
    try {
      const { isConnected } = await requestFrame('IS_CONNECTED', undefined)
      if (!isConnected) forget(client)
      return isConnected
    } catch (error) {
      if (!FoyerError.is(error, 'frame_load_failed') && !signal.aborted) forget(client)
      return false
    }
  }

  const letGo = (notifies: boolean) => {
    checking = undefined
    resuming.clear()
    setEmbedded(client, loggedOut)
    accounts.clear(notifies)
  }
  const end = (notifies: boolean) => {
    remember(client, 'login', undefined)
    letGo(notifies)
  }

  /** The state changes first: the login is over here, whatever the frame answers. */
  const signOut = async () => {
    end(false)
    const signedOut = requestFrame('SIGN_OUT', undefined)
    // The login is over here in any case, also when the client ends, which aborts the request.
    await within(signedOut, signOutTimeoutMs, undefined, { clock }).catch(() => {})
  }

  return {
    current: accounts.current,
    enter: accounts.get,
    switchTo: accounts.switchTo,
    prefer: accounts.prefer,
    async resume(namespace) {
      const here = accounts.current(namespace)
      if (here) return here
      checking ??= check()
      if (!(await checking)) {
        checking = undefined
        return undefined
      }
      const request =
        resuming.get(namespace) ?? accounts.get(namespace).finally(() => resuming.delete(namespace))
      resuming.set(namespace, request)
      const session = await request
      restore(client)
      return session
    },
    async leave(namespace) {
      const isNeeded = hasConnector(store.getState().connection, embeddedConnectorId, namespace)
      accounts.drop(namespace)
      if (isNeeded) return
      leaving ??= signOut().finally(() => {
        leaving = undefined
      })
      await leaving
    },
    keep({ provider }) {
      const { email, userName } = store.getState().embedded
      const network = accounts.current(mainFamily)?.caipNetworkId
      remember(client, 'login', { provider, email, userName, network })
      remember(client, 'emailRequestedAt', undefined)
      checking = Promise.resolve(true)
      setEmbedded(client, { isLoggedIn: true, provider, emailRequestedAt: undefined })
    },
    lose: () => end(true),
    letGo: () => letGo(false),
  }
}

const loggedOut = {
  isLoggedIn: false,
  email: undefined,
  userName: undefined,
  provider: undefined,
  newEmail: undefined,
  tier: undefined,
}

/** The login cache goes; which kind of account was chosen stays. */
function forget(client: Client) {
  remember(client, 'login', undefined)
  setEmbedded(client, loggedOut)
}

/** Takes over what an earlier page remembered of the login. */
function restore(client: Client) {
  const stored = recall(client, 'login')
  if (!stored) return
  const { email, userName } = client.store.getState().embedded
  setEmbedded(client, {
    isLoggedIn: true,
    provider: stored.provider as LoginProvider,
    email: email ?? stored.email,
    userName: userName ?? stored.userName,
  })
}
