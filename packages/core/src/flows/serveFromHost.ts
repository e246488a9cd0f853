import type { Client } from '../Client.js'

/** Where the host has a server, what it knows is used. Its code comes after the modal's, which is waited for. */
export function serveFromHost(client: Client): () => void {
  if (client.options.server === undefined) return () => {}
  let stopped = false
  const ends: (() => void)[] = []
  const serve = async () => {
    await client.handles.drawing
    if (stopped) return
    const { hostFlows } = await import('./hostFlows.js')
    if (!stopped) ends.push(...hostFlows.map((flow) => flow(client)))
  }
  serve().catch(() => {
    // The chunk did not arrive: everything works as without a server.
  })
  return () => {
    stopped = true
    for (const end of ends.splice(0)) end()
  }
}
