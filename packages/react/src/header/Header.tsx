import { closeModal } from '@foyer/core'
import { after, headerMs } from '@foyer/protocol'
import { type ComponentType, useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { IconButton } from '../ui/IconButton.js'
import { icons } from '../ui/icons.js'
import { HeaderStart } from './HeaderStart.js'

/** Where one is and the ways out: back, network or help at the start, close at the end. */
export function Header({ id, title, hidden, modal, Start }: Header.Props) {
  const client = useFoyerClient()
  const messages = useMessages()
  const [shown, setShown] = useState({ title, hidden })
  const changing = shown.title !== title || shown.hidden !== hidden
  useEffect(() => {
    if (!changing) return
    return after(headerMs, () => setShown({ title, hidden }))
  }, [changing, title, hidden])
  return (
    <header className="head">
      <HeaderStart Start={Start} />
      <h1 id={id} data-changing={changing || undefined} data-hidden={shown.hidden || undefined}>
        {shown.title}
      </h1>
      <div className="head-end">
        {modal && (
          <IconButton
            icon={icons.close}
            label={messages.modal.close}
            onPress={() => closeModal(client)}
            testId="header-close"
          />
        )}
      </div>
    </header>
  )
}

export declare namespace Header {
  type Props = {
    id: string
    title: string
    /** The heading names the dialog but is not seen. */
    hidden: boolean
    modal: boolean | undefined
    /** What the view has for the start. */
    Start: ComponentType | undefined
  }
}
