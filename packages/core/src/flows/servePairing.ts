import type { Client } from '../client.js'
import { pairingConnectorId } from '../pairing/state.js'
import type { State } from '../state.js'

/** The rules of pairing come when somebody pairs, or is paired. */
export function servePairing(client: Client): () => void {
  const { store } = client
  const ends: (() => void)[] = []
  let stopped = false
  const look = (state: State) => {
    if (state.pairing.status === 'idle' && !isPaired(state)) return
    stopLooking()
    import('./followPairing.js').then(
      ({ followPairing }) => {
        if (!stopped) ends.push(followPairing(client, state))
      },
      () => {
        // The chunk did not arrive: what they would do the person does by hand.
      },
    )
  }
  const stopLooking = store.subscribe(look)
  look(store.getState())
  return () => {
    stopped = true
    stopLooking()
    for (const end of ends) end()
  }
}

function isPaired({ connection: { byNamespace } }: State): boolean {
  return Object.values(byNamespace).some(({ connectorId }) => connectorId === pairingConnectorId)
}
