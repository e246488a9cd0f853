import { connect, type Socket } from 'node:net'

/** How a connection went, from its first byte until it was closed. */
type Talk = {
  /** The status of every answer, in order. */
  statuses: number[]
  /** All that came. */
  text: string
}

/** Opens a connection, does with it as told, and waits until the other side closes it. */
export function talk(url: string, act: (socket: Socket) => void): Promise<Talk> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    // A connection that the other side closes does not close by itself.
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () =>
      act(socket),
    )
    let text = ''
    const done = () => {
      socket.destroy()
      const found = text.matchAll(/HTTP\/1\.1 (\d{3}) /g)
      const statuses = [...found].map(([, status]) => Number(status))
      resolve({ statuses, text })
    }
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      text += part
    })
    socket.on('end', done)
    socket.on('close', done)
    // That it was reset says the same.
    socket.on('error', () => undefined)
  })
}

/** Writes these bytes again and again until the connection ends. */
export function drip(socket: Socket, bytes: string, everyMs: number): void {
  const timer = setInterval(() => {
    if (socket.writable) socket.write(bytes)
  }, everyMs)
  socket.once('close', () => clearInterval(timer))
}
