import type { Client } from '../client.js'

/** A set-up that cannot work is told to whoever develops the page. The texts are long: they come once the first picture is there. */
export function watchSetup(client: Client): () => void {
  let stopped = false
  let end: (() => void) | undefined
  const watch = async () => {
    await client.drawing.current
    if (stopped) return
    const { tellFaults } = await import('../setup/tellFaults.js')
    if (!stopped) end = tellFaults(client)
  }
  watch().catch(() => {
    // The texts did not arrive: the page works without them.
  })
  return () => {
    stopped = true
    end?.()
  }
}
