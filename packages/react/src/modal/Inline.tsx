import { useRef } from 'react'
import { Announcer } from '../ui/Announcer.js'
import { Dialog } from './Dialog.js'
import { ModalHost } from './ModalHost.js'
import { Notices } from './Notices.js'

/** The modal in place: a part of the page, which keeps its focus, its scrolling and its history. */
export function Inline() {
  const dialog = useRef<HTMLDivElement>(null)
  return (
    <ModalHost tag="foyer-modal" data-testid="modal" data-inline="">
      <Announcer>
        <Dialog frame={dialog} />
        <Notices announced />
      </Announcer>
    </ModalHost>
  )
}
