import { getConnectionStatus, type openModal, type State } from '@foyer/core'
import { useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { arrivedModal, loadModal } from '../modal/loadModal.js'

/**
 * What a button on the page does: `intend` fetches the modal, and what the press after it needs, when a press is near; `press` opens the
 * modal. What opens it arrives with it, so the modal opens in the turn of the press where that is here, else when it is. Where it does not
 * come, as from a page whose files a new release has replaced, the button says so, and its next press loads the page again.
 */
export function useOpen({ view, namespace }: useOpen.Parameters): useOpen.Result {
  const client = useFoyerClient()
  const ended = useFoyerSelector(endedOf)
  const [missed, miss] = useState(false)
  const nameOf = () => {
    const { connection } = client.store.getState()
    const isConnected = getConnectionStatus(connection, namespace) === 'connected'
    return view?.name ?? (isConnected ? 'Account' : 'Connect')
  }
  const open = ({ openModal }: loadModal.Opening) => {
    // React keeps what is set on a component that is not rendered for it: one more with each press.
    if (missed) miss(false)
    openModal(client, { view, namespace })
  }
  return {
    ended,
    missed,
    intend: () => {
      // A press fetches it again, and says when that fails too.
      if (client.options.prefetch === 'none') return
      loadModal(client, nameOf()).then(
        ({ fetchPick }) => fetchPick(client),
        () => {},
      )
    },
    press: () => {
      const arrived = arrivedModal(client, nameOf())
      if (arrived) open(arrived)
      else if (missed) location.reload()
      else
        loadModal(client, nameOf()).then(open, (error) => {
          client.handles.failure = error
          miss(true)
        })
    },
  }
}

export declare namespace useOpen {
  type Parameters = openModal.Parameters
  /** `ended`: the client was destroyed, and there is nothing to open. `missed`: the modal did not come. */
  type Result = { ended: boolean; missed: boolean; intend: () => void; press: () => void }
}

function endedOf({ connection }: State) {
  return connection.ended
}
