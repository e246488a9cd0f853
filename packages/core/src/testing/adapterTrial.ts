import { pause } from '@foyer/protocol'
import type { AdapterEvents } from '../AdapterEvents.js'
import type { Adapter } from '../adapter.js'
import type { Connector } from '../connector.js'
import type { WalletSession } from '../WalletSession.js'
import type { AdapterFixture } from './adapterFixture.js'
import { check } from './check.js'

/** One adapter under test, with all that it reported. */
export type AdapterTrial = AdapterFixture & {
  readonly adapter: Adapter & Required<Pick<Adapter, 'signMessage'>>
  readonly reported: {
    wallets: readonly Connector[]
    readonly sessions: { connectorId: string; session: WalletSession | undefined }[]
    readonly pending: number[]
  }
  readonly events: AdapterEvents
  stop(): void
  /** Connects the wallet of the fixture with the user's approval. */
  connect(): Promise<WalletSession>
  /** Waits for something that the adapter reports by itself. */
  until(isSo: () => boolean, sentence: string): Promise<void>
}

/** So long only for an adapter that never does it: a loaded machine is no fault. */
const patienceMs = 15_000
const lookMs = 5

/** Starts an adapter on a fixture. */
export function adapterTrial(fixture: AdapterFixture): AdapterTrial {
  const { setup, context, connectorId, wallet } = fixture
  const adapter = setup.create(context)
  const { signMessage } = adapter
  check(signMessage !== undefined, 'it signs messages')
  const sends = adapter.sendTransaction !== undefined
  check(sends === (fixture.sendsNothing !== true), 'it sends transactions, or its family none')
  const reported: AdapterTrial['reported'] = { wallets: [], sessions: [], pending: [] }
  const events: AdapterEvents = {
    wallets: (connectors) => {
      reported.wallets = connectors
    },
    session: (id, session) => void reported.sessions.push({ connectorId: id, session }),
    pending: (count) => void reported.pending.push(count),
  }
  const stop = adapter.start(events)
  return {
    ...fixture,
    adapter: { ...adapter, signMessage },
    reported,
    events,
    stop,
    async connect() {
      const connector = reported.wallets.find(({ id }) => id === connectorId)
      check(connector !== undefined, 'it reports the wallets it finds')
      wallet.answer('approve')
      return adapter.connect(connector, { network: undefined })
    },
    async until(isSo, sentence) {
      for (let waitedMs = 0; !isSo(); waitedMs += lookMs) {
        check(waitedMs < patienceMs, sentence)
        await pause(lookMs)
      }
    },
  }
}
