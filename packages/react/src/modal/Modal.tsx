import type { State, ViewName } from '@foyer/core'
import { hideModal, topEntry } from '@foyer/core/internal'
import { useCallback, useEffect } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useOnLeave } from '../views/useOnLeave.js'
import { afterPaint } from './afterPaint.js'
import { atRest } from './atRest.js'
import { Boundary } from './Boundary.js'
import { Inline } from './Inline.js'
import { LooseNotice } from './LooseNotice.js'
import { loadView } from './loadView.js'
import { Outcome } from './Outcome.js'
import { Overlay } from './Overlay.js'
import { prepareNext } from './prepareNext.js'
import { useTurn } from './useTurn.js'

/**
 * The modal: over the page while it is open, or in place where the host wants it embedded. Needs the
 * client above it.
 */
export function Modal() {
  const client = useFoyerClient()
  const { enableEmbedded } = client.options
  const open = useFoyerSelector(isOpen)
  const view = useFoyerSelector(viewOf)
  const isShown = open || enableEmbedded
  useEffect(
    () => (isShown ? afterPaint(() => client.handles.drawn?.()) : undefined),
    [client, isShown],
  )
  // What the next press needs is fetched when this view is on the screen, and not before.
  useEffect(() => {
    if (!open) return
    return atRest(() => {
      void prepareNext(client)
      import('./prefetchNext.js').then(
        ({ prefetchNext }) => prefetchNext(client, view, (name) => loadView(client, name)),
        missed,
      )
    })
  }, [client, open, view])
  const isRested = useFoyerSelector(restedOf)
  useEffect(() => {
    if (isRested) loadView(client, 'ApproveTransaction').catch(missed)
  }, [client, isRested])
  // The page took the place of the modal away: it does not open by itself when there is one again.
  useOnLeave(
    useCallback(() => {
      if (client.handles.running.modals.size === 0) hideModal(client)
    }, [client]),
  )
  const turn = useTurn(open)
  return (
    <Boundary client={client} of={open}>
      {enableEmbedded ? (
        <Inline />
      ) : (
        <>
          {turn !== undefined && <Overlay key={turn} shut={!open} />}
          {!open && <LooseNotice />}
          <Outcome open={open} />
        </>
      )}
    </Boundary>
  )
}

/** What is missed here is fetched again when it is shown. */
function missed() {}

function isOpen({ modal }: State): boolean {
  return modal.open
}

function restedOf({ embedded }: State) {
  return embedded.isRested
}

function viewOf({ modal }: State): ViewName {
  return topEntry(modal.history).name
}
