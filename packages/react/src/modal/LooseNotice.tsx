import type { State } from '@foyer/core'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { ModalHost } from './ModalHost.js'
import { Notices } from './Notices.js'
import { sealEvents } from './sealEvents.js'

/** A toast while the modal is closed: it shows the outcome of what was begun in the modal. */
export function LooseNotice() {
  const notice = useFoyerSelector(hasNotice)
  if (!notice) return null
  return (
    <ModalHost tag="foyer-notice" onHost={sealEvents}>
      <Notices />
    </ModalHost>
  )
}

function hasNotice({ notices }: State): boolean {
  return notices.notice !== undefined
}
