import { prepareLogin } from '@foyer/core/internal'
import { onceIdle } from '@foyer/protocol'
import { useContext, useEffect } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { ShutContext } from '../ui/ShutContext.js'

/** Fetches what a press on a login that stands here needs, once it is on the screen. */
export function usePreparedLogin(): void {
  const client = useFoyerClient()
  const isShut = useContext(ShutContext)
  useEffect(() => {
    if (isShut) return
    // Not in the turn that shows it: asking how the page is shown has the browser bring its styles up to date.
    return onceIdle(window, () => prepareLogin(client).catch(missed), latestMs)
  }, [client, isShut])
}

/** The login can be pressed soon, be the browser idle or not. */
const latestMs = 200

/** The press fetches it again, and says that it failed. */
function missed() {}
