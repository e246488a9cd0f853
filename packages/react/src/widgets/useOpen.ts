import { getConnectionStatus, openModal, type State } from '@foyer/core'
import { useMemo } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { loadModal } from '../modal/loadModal.js'

/** What a button on the page does: `intend` fetches the modal when a press is near, `press` opens it. */
export function useOpen({ view, namespace }: useOpen.Parameters): useOpen.Result {
  const client = useFoyerClient()
  const ended = useFoyerSelector(endedOf)
  return useMemo(() => {
    const connected = () =>
      getConnectionStatus(client.store.getState().connection, namespace) === 'connected'
    return {
      ended,
      intend: () => {
        const next = view?.name ?? (connected() ? 'Account' : 'Connect')
        // Opening fetches it again, and says when that fails too.
        loadModal(client, next).catch(() => {})
      },
      press: () => openModal(client, { ...(view && { view }), ...(namespace && { namespace }) }),
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
