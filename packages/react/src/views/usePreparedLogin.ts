import { prepareLogin } from '@foyer/core/internal'
import { onceIdle } from '@foyer/protocol'
import { useContext, useEffect } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { ShutContext } from '../ui/ShutContext.js'

/** Fetches what a press on a login that stands here needs, once it is on the screen. What calls it renders nothing for that. */
export function usePreparedLogin(): void {
  const client = useFoyerClient()
  const shut = useContext(ShutContext)
  useEffect(() => {
    // Not in the turn that shows it: asking how the page is shown has the browser bring its styles up to date.
    const prepare = () => onceIdle(window, () => prepareLogin(client).catch(missed), latestMs)
    if (!shut?.isShut()) return prepare()
    let end = shut.subscribe(() => {
      if (shut.isShut()) return
      end()
      end = prepare()
    })
    return () => end()
  }, [client, shut])
}

/** The login can be pressed soon, be the browser idle or not. */
const latestMs = 200

/** The press fetches it again, and says that it failed. */
function missed() {}
