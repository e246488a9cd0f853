import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { LiveEmbedded } from '../embedded.js'
import { recall } from '../remembered.js'
import type { WalletProvider } from '../Way.js'
import type { Family } from '../ways/Family.js'
import { createEmbeddedWay } from './createEmbeddedWay.js'
import { createEmbeddedAccounts } from './engine/createEmbeddedAccounts.js'
import { createEmbeddedProvider } from './engine/createEmbeddedProvider.js'
import { createFrameRequest } from './engine/createFrameRequest.js'
import { createFrameRequests } from './engine/createFrameRequests.js'
import { createLogin } from './engine/createLogin.js'
import { followLogin } from './engine/followLogin.js'
import { leaveFarcaster } from './engine/leaveFarcaster.js'
import { restAfterLogin } from './engine/restAfterLogin.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { syncFrame } from './engine/syncFrame.js'
import { mainFamily } from './mainFamily.js'

/**
 * Starts the embedded wallet of one client.
 *
 * @throws `embedded_off`, `client_destroyed`
 */
export function goLive(client: Client, families: ReadonlyMap<string, Family>): LiveEmbedded {
  const { options, signal, store } = client
  if (options.embeddedWalletUrl === undefined) throw new FoyerError('embedded_off')
  if (signal.aborted) throw new FoyerError('client_destroyed')
  const { request, frame } = createFrameRequest(client)
  const accounts = createEmbeddedAccounts(client, request)
  const login = createLogin(client, request, accounts)
  const requests = createFrameRequests(client, request)
  const providers = new Map<Namespace, WalletProvider>()
  let attempt = new AbortController()

  const type = recall(client, 'accountType')
  if (type)
    store.setState(({ account }) => ({
      account: { ...account, preferredTypes: { ...account.preferredTypes, [mainFamily]: type } },
    }))
  setEmbedded(client, {
    emailRequestedAt: recall(client, 'emailRequestedAt'),
    smartAccountNetworks: recall(client, 'smartAccounts') ?? [],
  })
  const stops = [
    followLogin(client, login),
    syncFrame(client, request),
    leaveFarcaster(client, request),
    restAfterLogin(client),
  ]
  signal.addEventListener(
    'abort',
    () => {
      for (const stop of stops) stop()
    },
    { once: true },
  )

  const providerOf = (namespace: Namespace) => {
    const family = families.get(namespace)
    const made =
      providers.get(namespace) ??
      createEmbeddedProvider({ client, namespace, family, login, accounts, requests })
    providers.set(namespace, made)
    return made
  }

  return {
    request,
    login,
    element: frame.element,
    load: async () => void (await frame.reach()),
    of: providerOf,
    way: (namespace) => createEmbeddedWay(login, providerOf(namespace), namespace),
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
