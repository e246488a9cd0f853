import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createLink } from './createLink.js'

test('a link that is closed as soon as it is made connects to nothing', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const link = createLink({
    url: `redis://127.0.0.1:${port}`,
    log: pino({ level: 'silent' }),
    begin: async () => 'session',
    began: () => undefined,
  })
  await link.close()
  expect(link.session()).toBeUndefined()
  expect(connections).toBe(0)
})
