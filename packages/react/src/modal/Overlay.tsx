import { closeModal } from '@foyer/core'
import { useCallback, useMemo, useRef } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { Announcer } from '../ui/Announcer.js'
import { LoadedContext } from '../ui/LoadedContext.js'
import { ShutContext } from '../ui/ShutContext.js'
import { Dialog } from './Dialog.js'
import { ModalHost } from './ModalHost.js'
import { Notices } from './Notices.js'
import { sealEvents } from './sealEvents.js'
import { shutUntilOpen } from './shutUntilOpen.js'
import { useOverlay } from './useOverlay.js'
import { useReturnFocus } from './useReturnFocus.js'

/**
 * The modal over the page: the page is dimmed, still and out of reach until it closes. Rendered ahead (`shut`) it is laid out, unseen and
 * out of reach itself, so that opening it only shows it.
 */
export function Overlay({ shut }: { shut: boolean }) {
  const client = useFoyerClient()
  client.handles.pictures ??= new Set()
  const dialog = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLElement>(null)
  const onHost = useCallback((element: HTMLElement | null) => {
    sealEvents(element)
    if (element) host.current = element
  }, [])
  useOverlay(host, { shut, dialog })
  useReturnFocus(host, shut)
  // The same elements while it opens: only what `useShut` tells of it renders again.
  const content = useMemo(
    () => (
      <LoadedContext.Provider value={client.handles.pictures}>
        <ShutContext.Provider value={shutUntilOpen(client)}>
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
        </ShutContext.Provider>
      </LoadedContext.Provider>
    ),
    [client],
  )
  return (
    <ModalHost
      tag="foyer-modal"
      {...(shut ? { 'data-shut': '' } : { 'data-testid': 'modal' })}
      onHost={onHost}
    >
      {content}
    </ModalHost>
  )
}
