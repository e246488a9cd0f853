import type { State } from '@foyer/core'
import { findConnector, gainedConnection } from '@foyer/core/internal'
import { noticeSwapMs } from '@foyer/protocol'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useMessages } from '../hooks/useMessages.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'
import { ModalHost } from './ModalHost.js'

/** Tells readers that a wallet was connected: the modal closes with it, and its own live region goes too. */
export function Outcome() {
  const { store, clock } = useFoyerClient()
  const { connecting } = useMessages()
  const [said, say] = useState('')
  // Rendered ahead it is no part of the page for readers, which hear of a region that was there before its words.
  const isOpen = useFoyerSelector(openOf)
  const [wasOpen, setOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setOpen(true)
  useEffect(() => {
    let cancel = () => {}
    const stop = store.subscribe((state, before) => {
      const name = before.modal.open ? gained(state, before) : undefined
      if (name === undefined) return
      say('')
      cancel()
      // In a moment: what is out of reach below the modal is not read.
      cancel = clock.after(noticeSwapMs, () =>
        say(`${connecting.done}. ${connecting.doneText(name)}`),
      )
    })
    return () => {
      stop()
      cancel()
    }
  }, [store, clock, connecting])
  return (
    <ModalHost tag="foyer-outcome">
      <VisuallyHidden>
        <span role={wasOpen ? 'status' : undefined}>{said}</span>
      </VisuallyHidden>
    </ModalHost>
  )
}

function openOf({ modal }: State): boolean {
  return modal.open
}

/** The name of the wallet that is connected now and was not before. */
function gained({ connection, wallets }: State, before: State): string | undefined {
  const found = gainedConnection(connection, before.connection)
  return found && findConnector(wallets, found.connectorId, found.namespace)?.name
}
