import { createServer, type Socket } from 'node:net'
import { listening } from './listening.js'

/** A mail server that reads the code of each mail and keeps nothing else of it. */
export type Mailbox = {
  url: string
  /** The code that comes to an address. */
  code(address: string): Promise<string>
  stop(): void
}

/** It speaks as much SMTP as the server does, because here its work is not what is measured. */
export async function startMailbox(): Promise<Mailbox> {
  const waiting = new Map<string, (code: string) => void>()
  const server = createServer((socket) => serve(socket, (to, code) => waiting.get(to)?.(code)))
  const port = await listening(server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    code: (address) =>
      new Promise((resolve) => {
        waiting.set(address, (code) => {
          waiting.delete(address)
          resolve(code)
        })
      }),
    stop: () => server.close(),
  }
}

function serve(socket: Socket, arrived: (to: string, code: string) => void): void {
  let text = ''
  let to = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const obey = (line: string) => {
    to = /^RCPT TO:<(.+?)>/i.exec(line)?.[1] ?? to
    isData = /^DATA/i.test(line)
    if (/^QUIT/i.test(line)) socket.end()
    say(isData ? '354 go on' : '250 well')
  }
  const take = () => {
    const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
    if (end < 0) return false
    const part = text.slice(0, end)
    text = text.slice(end + (isData ? 5 : 2))
    if (!isData) obey(part)
    else {
      isData = false
      say('250 kept')
      const code = /^\d{6}\r?$/m.exec(part)
      if (code) arrived(to, code[0].trim())
    }
    return true
  }
  say('220 bench')
  socket.on('error', () => socket.destroy())
  socket.on('data', (data) => {
    text += String(data)
    while (take());
  })
}
