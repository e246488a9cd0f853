import type { PocketSession, PocketWallet } from '@foyer/testing/pocket'
import { Peer } from './parts.js'

/** The pages that are connected. */
export function Sessions({ wallet, sessions, onDone }: Sessions.Properties) {
  return (
    <section className="sessions" aria-label="Connections">
      <h2>Connections</h2>
      {sessions.length === 0 && <p className="note">No page is connected.</p>}
      <ul>
        {sessions.map((session) => (
          <li key={session.topic} data-testid="session">
            <Peer peer={session.peer} />
            <p className="note">{describe(wallet, session)}</p>
            <button
              type="button"
              aria-label={`Disconnect ${session.peer.name}`}
              onClick={() => {
                wallet.disconnect(session.topic)
                onDone(`Disconnected from ${session.peer.name}.`)
              }}
            >
              Disconnect
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export declare namespace Sessions {
  type Properties = {
    wallet: PocketWallet
    sessions: readonly PocketSession[]
    onDone: (words: string) => void
  }
}

function describe(wallet: PocketWallet, { namespaces, expiresAt, acknowledged }: PocketSession) {
  if (!acknowledged) return 'Waiting for the page'
  const names = new Map(wallet.chains().map(({ id, name }) => [id, name]))
  const chains = Object.values(namespaces).flatMap((namespace) => namespace.chains)
  const until = new Date(expiresAt).toLocaleDateString('en', { month: 'short', day: 'numeric' })
  return `${chains.map((id) => names.get(id) ?? id).join(', ')} · until ${until}`
}
