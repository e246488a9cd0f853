import { prepareWallets, type State, top, type ViewName } from '@foyer/core'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useClient } from '../hooks/useClient.js'
import { useSelect } from '../hooks/useSelect.js'
import { afterPaint } from './afterPaint.js'
import { Embedded } from './Embedded.js'
import { LooseNotice } from './LooseNotice.js'
import { loadView } from './loadView.js'
import { Outcome } from './Outcome.js'
import { Overlay } from './Overlay.js'
import { prefetchNext } from './prefetchNext.js'

/**
 * The modal: over the page while it is open, or in place where the host wants it embedded. Needs the
 * client and the messages above it.
 */
export function Modal() {
  const client = useClient()
  const { enableEmbedded, disableAppend } = client.options
  const open = useSelect(isOpen)
  const view = useSelect(viewOf)
  // What the next press needs is fetched when this view is on the screen, and not before.
  useEffect(() => {
    if (!open) return
    return afterPaint(() => {
      void prepareWallets(client)
      prefetchNext(client, view)
    })
  }, [client, open, view])
  const isRested = useSelect(restedOf)
  useEffect(() => {
    // What is missed is fetched again when it is shown.
    if (isRested) loadView('ApproveTransaction').catch(() => {})
  }, [isRested])
  if (enableEmbedded) return <Embedded />
  const part = (
    <>
      {open ? <Overlay /> : <LooseNotice />}
      <Outcome />
    </>
  )
  return disableAppend ? part : createPortal(part, document.body)
}

function isOpen({ modal }: State): boolean {
  return modal.open
}

function restedOf({ embedded }: State) {
  return embedded.isRested
}

function viewOf({ modal }: State): ViewName {
  return top(modal.history).name
}
