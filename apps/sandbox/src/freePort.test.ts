import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './freePort.js'

const listen = async (port: number): Promise<Server> => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('a port is given once, also before a server listens on it', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort))
  expect(new Set(ports).size).toBe(40)
})

test('a port that is given stays free while others take any', async () => {
  const port = await freePort()
  const others = await Promise.all(Array.from({ length: 200 }, () => listen(0)))
  const server = await listen(port)
  expect(server.address()).toMatchObject({ port })
  for (const one of [server, ...others]) one.close()
})

test('a port in use is passed over', async () => {
  const next = (await freePort()) + 1
  // The new owner may be another program.
  const server = await listen(next).catch(() => undefined)
  expect(await freePort()).not.toBe(next)
  server?.close()
})
