import { getConnectionStatus, type openModal, type State } from '@foyer/core'
import { useMemo } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { loadModal } from '../modal/loadModal.js'

/**
 * What a button on the page does: `intend` fetches the modal when a press is near, `press` opens it. What opens it arrives with it, so
 * the modal opens in the turn of the press where that is here, else when it is.
 */
export function useOpen({ view, namespace }: useOpen.Parameters): useOpen.Result {
  const client = useFoyerClient()
  const ended = useFoyerSelector(endedOf)
  return useMemo(() => {
    const load = () => {
      const { connection } = client.store.getState()
      const isConnected = getConnectionStatus(connection, namespace) === 'connected'
      return loadModal(client, view?.name ?? (isConnected ? 'Account' : 'Connect'))
    }
    return {
      ended,
      // A press fetches it again, and says when that fails too.
      intend: () => void load().catch(() => {}),
      press: () =>
        void load().then(
          ({ openModal }) => openModal(client, { view, namespace }),
          (error) => {
            client.handles.failure = error
          },
        ),
    }
  }, [client, view, namespace, ended])
}

export declare namespace useOpen {
  type Parameters = openModal.Parameters
  /** `ended`: the client was destroyed, and there is nothing to open. */
  type Result = { ended: boolean; intend: () => void; press: () => void }
}

function endedOf({ connection }: State) {
  return connection.ended
}
