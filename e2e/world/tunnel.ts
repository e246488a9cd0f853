import type { BrowserContext, WebSocketRoute } from 'playwright-core'

/** The way from a context to the relay, which can be cut. */
export type Tunnel = { cut(): Promise<void>; mend(): void; sockets(): number }

/** Has to be there before the pages are. */
export async function tunnel(context: BrowserContext): Promise<Tunnel> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await context.routeWebSocket(/\/relay\?/, (socket) => {
    if (isCut) return void socket.close({ code: 1011 })
    open.add(socket)
    const server = socket.connectToServer()
    server.onClose((code, reason) => {
      open.delete(socket)
      void socket.close({ ...(code !== undefined && { code }), ...(reason && { reason }) })
    })
    socket.onClose(() => {
      open.delete(socket)
      void server.close()
    })
  })
  return {
    async cut() {
      isCut = true
      const all = [...open]
      open.clear()
      await Promise.all(all.map((socket) => socket.close({ code: 1011 })))
    },
    mend() {
      isCut = false
    },
    sockets: () => open.size,
  }
}
