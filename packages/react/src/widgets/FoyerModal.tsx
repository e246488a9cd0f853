import type { Client, State, ViewName } from '@foyer/core'
import { dropModal, topEntry } from '@foyer/core/internal'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { fetchAhead } from '../modal/fetchAhead.js'
import { arrivedModal, loadModal } from '../modal/loadModal.js'

/**
 * The place of the modal. `FoyerProvider` has one already; put your own only with `disableAppend` or
 * `enableEmbedded`. The option `prefetch` says when it is loaded.
 */
export function FoyerModal() {
  const client = useFoyerClient()
  const [{ of, turn }, set] = useState({ of: client, turn: 0 })
  if (of !== client) set({ of: client, turn: turn + 1 })
  // Nothing of one client's modal is left in another's: it is closed, and ends what its view began.
  return <Place key={turn} client={client} />
}

function Place({ client }: { client: Client }) {
  const view = useFoyerSelector(viewOf)
  const isWanted = useFoyerSelector(wantedOf)
  const isFirst = useFirst(client)
  const loaded = useModal(client, { view, isFirst, isWanted })
  return loaded ? <loaded.Modal /> : null
}

/** Whether the modal of this client is shown here: a second place of it stays empty. */
function useFirst({ handles: { running } }: Client): boolean {
  const [first, set] = useState(false)
  useEffect(() => {
    const { modals } = running
    modals.add(set)
    set(modals.size === 1)
    if (modals.size > 1) running.twice = true
    return () => {
      modals.delete(set)
      // The next one takes its place, as when a page comes before another one has gone.
      const [next] = modals
      next?.(true)
    }
  }, [running])
  return first
}

function useModal(
  client: Client,
  { view, isFirst, isWanted }: { view: ViewName; isFirst: boolean; isWanted: boolean },
): loadModal.Opening | undefined {
  const { enableEmbedded } = client.options
  const [loaded, setLoaded] = useState<loadModal.Opening>()
  const due = isFirst && (isWanted || enableEmbedded) && !loaded
  const arrived = due && arrivedModal(client, view)
  if (arrived) setLoaded(arrived)
  useEffect(() => (isFirst ? fetchAhead(client, setLoaded) : undefined), [client, isFirst])
  useEffect(() => {
    if (!due) return
    let here = true
    loadModal(client, view).then(
      (modal) => {
        if (here) setLoaded(modal)
      },
      (error) => {
        client.handles.failure = error
        // Closed again, so that the next press is a new attempt.
        if (here) dropModal(client)
      },
    )
    return () => {
      here = false
    }
  }, [client, view, due])
  return loaded
}

function viewOf({ modal }: State): ViewName {
  return topEntry(modal.history).name
}

/** Whether the modal is needed: it shows toasts and alerts too, and after a login a request may come at any time. */
function wantedOf({ modal, notices: { notice, alert }, embedded }: State): boolean {
  return !!(modal.open || notice || alert || embedded.isRested)
}
