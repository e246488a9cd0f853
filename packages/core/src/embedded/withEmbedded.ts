import type { Namespace } from '@foyer/protocol'
import type { Adapter, AdapterEvents } from '../adapter.js'
import type { Client } from '../client.js'
import type { Connector } from '../connector.js'
import { familyCalls } from '../familyCalls.js'
import type { createEmbeddedCalls } from './createEmbeddedCalls.js'
import { embeddedConnectorId } from './state.js'

type Calls = ReturnType<typeof createEmbeddedCalls>

/**
 * The adapter of a chain family for which the host gave none, with the embedded wallet beside whatever else reaches it. What is
 * needed is loaded when it is asked.
 */
export function withEmbedded(
  client: Client,
  namespace: Namespace,
  other: Adapter | undefined,
): Adapter {
  const connector: Connector = { id: embeddedConnectorId, type: 'AUTH', name: 'Auth', namespace }
  let events: AdapterEvents | undefined
  let loading: Promise<Calls> | undefined

  const load = () => {
    loading ??= import('./createEmbeddedCalls.js').then(
      async ({ createEmbeddedCalls }) =>
        createEmbeddedCalls(client, namespace, (session) =>
          events?.session(embeddedConnectorId, session),
        ),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  /** Asks the embedded wallet, or what else reaches the chain family. */
  const route =
    (name: keyof Calls) =>
    async (...parameters: never[]) => {
      const [first] = parameters as readonly (string | { id?: string })[]
      const id = typeof first === 'string' ? first : first?.id
      const calls = id === embeddedConnectorId || !other ? await load() : other
      return (calls[name] as (...parameters: never[]) => unknown)(...parameters)
    }

  return {
    namespace,
    start(listener) {
      events = listener
      const tell = (others: readonly Connector[]) => listener.wallets([...others, connector])
      tell([])
      const stop = other?.start({ ...listener, wallets: tell })
      return () => {
        stop?.()
        if (events === listener) events = undefined
      }
    },
    prepare: async () => other?.prepare(),
    ...familyCalls(route),
    destroy() {
      events = undefined
      other?.destroy()
    },
  }
}
