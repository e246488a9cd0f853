import type { Client } from '../Client.js'
import { report } from '../telemetry/report.js'

/** Where the host wants sign-ins, what follows them is loaded. */
export function beginSignIn(client: Client): () => void {
  if (!client.options.siwx) return () => {}
  let stopped = false
  let end: (() => void) | undefined
  client.handles.signInArrived = import('../siwx/followSignIn.js').then(
    ({ followSignIn }) => {
      if (!stopped) end = followSignIn(client)
    },
    (error) => report(client, error),
  )
  return () => {
    stopped = true
    end?.()
  }
}
