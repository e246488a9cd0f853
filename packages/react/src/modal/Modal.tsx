import type { State } from '@foyer/core'
import { createPortal } from 'react-dom'
import { useClient } from '../hooks/useClient.js'
import { useSelect } from '../hooks/useSelect.js'
import { Embedded } from './Embedded.js'
import { LooseNotice } from './LooseNotice.js'
import { Overlay } from './Overlay.js'

/**
 * The modal: over the page while it is open, or in place where the host wants it embedded. Needs the
 * client and the messages above it.
 */
export function Modal() {
  const { enableEmbedded, disableAppend } = useClient().options
  const open = useSelect(isOpen)
  if (enableEmbedded) return <Embedded />
  const part = open ? <Overlay /> : <LooseNotice />
  return disableAppend ? part : createPortal(part, document.body)
}

function isOpen({ modal }: State): boolean {
  return modal.open
}
