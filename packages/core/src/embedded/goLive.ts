import { FoyerError, type Namespace } from '@foyer/protocol'
import type { EmbeddedProvider } from '../adapter.js'
import type { Client } from '../client.js'
import type { LiveEmbedded } from '../embedded.js'
import { recall } from '../remembered.js'
import { createAccounts } from './engine/createAccounts.js'
import { createAsk } from './engine/createAsk.js'
import { createLogin } from './engine/createLogin.js'
import { createProvider } from './engine/createProvider.js'
import { createRequests } from './engine/createRequests.js'
import { leaveFarcaster } from './engine/leaveFarcaster.js'
import { restAfterLogin } from './engine/restAfterLogin.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { syncFrame } from './engine/syncFrame.js'

/**
 * Sets the embedded wallet going for one client.
 *
 * @throws `embedded_off`, `client_destroyed`
 */
export function goLive(client: Client): LiveEmbedded {
  const { options, signal, store } = client
  if (signal.aborted) throw new FoyerError('client_destroyed')
  if (options.walletUrl === undefined) throw new FoyerError('embedded_off')
  const { ask, frame } = createAsk(client)
  const accounts = createAccounts(client, ask)
  const login = createLogin(client, ask, accounts)
  const requests = createRequests(client, ask)
  const providers = new Map<Namespace, EmbeddedProvider>()
  let attempt = new AbortController()

  const type = recall(client, 'accountType')
  if (type)
    store.setState(({ account }) => ({
      account: { ...account, preferredTypes: { ...account.preferredTypes, eip155: type } },
    }))
  setEmbedded(client, {
    emailAskedAt: recall(client, 'emailAskedAt'),
    smartAccountNetworks: recall(client, 'smartAccounts') ?? [],
  })
  const stops = [syncFrame(client, ask), leaveFarcaster(client, ask), restAfterLogin(client)]
  signal.addEventListener(
    'abort',
    () => {
      for (const stop of stops) stop()
    },
    { once: true },
  )

  return {
    ask,
    login,
    element: frame.element,
    load: async () => void (await frame.reach()),
    of(namespace) {
      const made =
        providers.get(namespace) ?? createProvider({ client, namespace, login, accounts, requests })
      providers.set(namespace, made)
      return made
    },
    attempt: {
      get signal() {
        return attempt.signal
      },
      stop() {
        attempt.abort(new FoyerError('connect_cancelled'))
        attempt = new AbortController()
      },
    },
  }
}
