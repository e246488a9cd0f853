import { closeModal } from '@foyer/core'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { Announcer } from '../ui/Announcer.js'
import { ShadowHost } from '../ui/ShadowHost.js'
import { ShutContext } from '../ui/ShutContext.js'
import { Dialog } from './Dialog.js'
import hostCss from './host.css?inline'
import { Notices } from './Notices.js'
import { sealEvents } from './sealEvents.js'
import { useLanguage } from './useLanguage.js'
import { useOverlay } from './useOverlay.js'
import { useReturnFocus } from './useReturnFocus.js'
import { useTheme } from './useTheme.js'

const sheets = [hostCss]

/**
 * The modal over the page: the page is dimmed, still and out of reach until it closes. Rendered ahead (`shut`) it is laid out, unseen and
 * out of reach itself, so that opening it only shows it.
 */
export function Overlay({ shut }: { shut: boolean }) {
  const client = useFoyerClient()
  const theme = useTheme()
  const language = useLanguage()
  const dialog = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<HTMLElement>()
  const onHost = useCallback((element: HTMLElement | null) => {
    sealEvents(element)
    if (element) setHost(element)
  }, [])
  const { disableAppend } = client.options
  useLayoutEffect(() => {
    // A page may have taken out of its body what was rendered ahead, as one does that replaces all that it shows.
    if (!shut && !disableAppend && host && !host.isConnected) document.body.append(host)
  }, [shut, disableAppend, host])
  useOverlay(shut ? undefined : host, dialog)
  useReturnFocus(!shut)
  // The same elements while it opens: only what asks for `ShutContext` renders again.
  const content = useMemo(
    () => (
      <Announcer>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the cross do the same for the keyboard */}
        <div
          className="scrim"
          role="presentation"
          // The second click of a double click on the opener is none on what has come over it.
          onClick={({ detail }) => detail < 2 && closeModal(client)}
        />
        <div className="place">
          <Dialog frame={dialog} modal />
        </div>
        <Notices announced />
      </Announcer>
    ),
    [client],
  )
  return (
    <ShadowHost
      tag="foyer-modal"
      {...(shut ? { 'data-shut': '' } : { 'data-testid': 'modal' })}
      sheets={sheets}
      theme={theme}
      {...language}
      onHost={onHost}
    >
      <ShutContext.Provider value={shut}>{content}</ShutContext.Provider>
    </ShadowHost>
  )
}
