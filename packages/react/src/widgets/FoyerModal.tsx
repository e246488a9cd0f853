import { type Client, hide, report, type State, top, type ViewName } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useClient } from '../hooks/useClient.js'
import { useSelect } from '../hooks/useSelect.js'
import { MessagesContext } from '../locales/MessagesContext.js'
import { loadModal } from '../modal/loadModal.js'

/**
 * The place of the modal. `FoyerProvider` has one already; put your own only with `disableAppend` or
 * `enableEmbedded`. Nothing of the modal is loaded before it is wanted.
 */
export function FoyerModal() {
  const client = useClient()
  const view = useSelect(viewOf)
  const asked = useSelect(askedOf)
  const isFirst = useFirst(client)
  const loaded = useModal(client, view, isFirst && (asked || client.options.enableEmbedded))
  if (!loaded) return null
  const { Modal, messages } = loaded
  return (
    <MessagesContext.Provider value={messages}>
      <Modal />
    </MessagesContext.Provider>
  )
}

/** Whether the modal of this client is shown here: a second place of it stays empty. */
function useFirst({ running }: Client): boolean {
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

type Loaded = Awaited<ReturnType<typeof loadModal>>

function useModal(client: Client, view: ViewName, wanted: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  const due = wanted && !loaded
  useEffect(() => {
    if (!due) return
    let here = true
    loadModal(client, view).then(
      (modal) => {
        if (here) setLoaded(modal)
      },
      (error) => {
        report(client, error)
        // Closed again, so that the next press is a new attempt.
        if (here) hide(client)
      },
    )
    return () => {
      here = false
    }
  }, [client, view, due])
  return loaded
}

function viewOf({ modal }: State): ViewName {
  return top(modal.history).name
}

/** Toasts and alerts are the modal's to show as well; who is logged in may be asked to sign any time. */
function askedOf({ modal, notices: { notice, alert }, embedded }: State): boolean {
  return !!(modal.open || notice || alert || embedded.isRested)
}
