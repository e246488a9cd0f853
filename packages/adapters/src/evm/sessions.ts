import type { AdapterEvents, WalletSession } from '@foyer/core'
import type { Config, Connection } from '@wagmi/core'

/**
 * Tells what becomes of the connections of a wagmi config, whoever changes them. Wallets that are being
 * asked from here stay quiet: the caller gets the answer itself.
 */
export function followSessions(
  config: Config,
  quiet: ReadonlySet<string>,
  report: AdapterEvents['session'],
): () => void {
  let known = read(config)
  const tell = () => {
    const before = known
    known = read(config)
    for (const id of new Set([...before.keys(), ...known.keys()])) {
      const session = known.get(id)
      if (!quiet.has(id) && JSON.stringify(session) !== JSON.stringify(before.get(id)))
        report(id, session)
    }
  }
  for (const [id, session] of known) if (!quiet.has(id)) report(id, session)
  return config.subscribe(({ connections }) => connections, tell)
}

/** The session of a wagmi connection; `undefined` when the wallet said nonsense. */
export function toSession({ accounts, chainId }: Connection): WalletSession | undefined {
  const [first, ...others] = accounts.map((address) => ({ address, type: 'eoa' as const }))
  if (!first || !Number.isSafeInteger(chainId) || chainId < 1) return undefined
  return { accounts: [first, ...others], caipNetworkId: `eip155:${chainId}` }
}

function read({ state }: Config) {
  const sessions = new Map<string, WalletSession>()
  for (const connection of state.connections.values()) {
    const session = isLive(connection) ? toSession(connection) : undefined
    if (session) sessions.set(connection.connector.id, session)
  }
  return sessions
}

/** A connection that wagmi read back from storage has no working connector until it is renewed. */
function isLive({ connector }: Connection) {
  return typeof connector.getProvider === 'function'
}
