import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { writeText } from './writeText.js'

/** Around the lengths at which the head of a frame changes. */
const lengths = [0, 1, 125, 126, 127, 128, 255, 256, 65_534, 65_535, 65_536, 70_000]
const texts = fc.oneof(
  fc.constantFrom(...lengths).map((length) => 'a'.repeat(length)),
  fc
    .tuple(fc.constantFrom(...lengths), fc.constantFrom('é', '\x80', '€', '😀', '\0'))
    .map(([length, letter]) => 'a'.repeat(Math.max(0, length - 1)) + letter),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)

test('a client reads every text as it was, whichever way it was written, between frames of the library', async () => {
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  let ways = 0
  let sent: readonly string[] = []
  server.on('upgrade', (request, raw, head) =>
    sockets.handleUpgrade(request, raw, head, (socket) => {
      for (const text of sent) {
        if (writeText(raw, text)) ways |= 1
        else {
          ways |= 2
          socket.send(text)
        }
        socket.ping()
      }
      socket.close(1_000, 'all')
    }),
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const read = () =>
    new Promise<{ got: string[]; code: number }>((resolve, reject) => {
      const got: string[] = []
      const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
      client.on('message', (data, isBinary) => got.push(isBinary ? 'binary' : String(data)))
      client.on('error', reject)
      client.on('close', (code) => resolve({ got, code }))
    })
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { maxLength: 12 }), async (some) => {
      sent = some
      expect(await read()).toEqual({ got: some, code: 1_000 })
    }),
    { numRuns: 60 },
  )
  expect(ways).toBe(3)
  server.close()
})
