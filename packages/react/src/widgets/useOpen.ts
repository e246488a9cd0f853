import { open, type State, status } from '@foyer/core'
import { useMemo } from 'react'
import { useClient } from '../hooks/useClient.js'
import { useSelect } from '../hooks/useSelect.js'
import { loadModal } from '../modal/loadModal.js'

/** What a button on the page does: `intend` fetches the modal when a press is near, `press` opens it. */
export function useOpen({ view, namespace }: useOpen.Parameters): useOpen.Result {
  const client = useClient()
  const ended = useSelect(endedOf)
  return useMemo(() => {
    const connected = () => status(client.store.getState().connection, namespace) === 'connected'
    return {
      ended,
      intend: () => {
        const next = view?.name ?? (connected() ? 'Account' : 'Connect')
        // Opening fetches it again, and says when that fails too.
        loadModal(client, next).catch(() => {})
      },
      press: () => open(client, { ...(view && { view }), ...(namespace && { namespace }) }),
    }
  }, [client, view, namespace, ended])
}

export declare namespace useOpen {
  type Parameters = open.Parameters
  /** `ended`: the client was destroyed, and there is nothing to open. */
  type Result = { ended: boolean; intend: () => void; press: () => void }
}

function endedOf({ connection }: State) {
  return connection.ended
}
