import { closeModal } from '@foyer/core'
import { useCallback, useRef, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { Announcer } from '../ui/Announcer.js'
import { ShadowHost } from '../ui/ShadowHost.js'
import { Dialog } from './Dialog.js'
import hostCss from './host.css?inline'
import { Notices } from './Notices.js'
import { sealEvents } from './sealEvents.js'
import { useLanguage } from './useLanguage.js'
import { useOverlay } from './useOverlay.js'
import { useReturnFocus } from './useReturnFocus.js'
import { useTheme } from './useTheme.js'

const sheets = [hostCss]

/** The modal over the page: the page is dimmed, still and out of reach until it closes. */
export function Overlay() {
  const client = useFoyerClient()
  const theme = useTheme()
  const language = useLanguage()
  const dialog = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<HTMLElement>()
  const onHost = useCallback((element: HTMLElement | null) => {
    sealEvents(element)
    if (element) setHost(element)
  }, [])
  useOverlay(host, dialog)
  useReturnFocus()
  return (
    <ShadowHost
      tag="foyer-modal"
      data-testid="modal"
      sheets={sheets}
      theme={theme}
      {...language}
      onHost={onHost}
    >
      <Announcer>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the cross do the same for the keyboard */}
        <div className="scrim" role="presentation" onClick={() => closeModal(client)} />
        <div className="place">
          <Dialog frame={dialog} modal />
        </div>
        <Notices announced />
      </Announcer>
    </ShadowHost>
  )
}
