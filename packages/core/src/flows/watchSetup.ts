import type { Client } from '../Client.js'

/** Alerts the developer to a set-up that cannot work. The texts are long: they are loaded after the first picture is shown. */
export function watchSetup(client: Client): () => void {
  let stopped = false
  let end: (() => void) | undefined
  const watch = async () => {
    await client.handles.drawing
    if (stopped) return
    const { reportFaults } = await import('../setup/reportFaults.js')
    if (!stopped) end = reportFaults(client)
  }
  watch().catch(() => {
    // The texts did not arrive: the page works without them.
  })
  return () => {
    stopped = true
    end?.()
  }
}
