import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readIncoming } from './readIncoming.js'

const server = createServer()
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

/** The request to the server that begins with these bytes; its client sends no more. */
async function incoming(head: string, body: string, ends = false) {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const arrived = once(server, 'request')
  client.write(`POST / HTTP/1.1\r\nhost: a\r\n${head}\r\n\r\n${body}`)
  const [request] = (await arrived) as [IncomingMessage]
  if (ends) client.destroy()
  return { request, client }
}

test('a body is read whole, and nothing listens for it any more', async () => {
  const { request, client } = await incoming('content-length: 8', 'Grüß 1')
  expect(await readIncoming(request)).toBe('Grüß 1')
  expect(request.listenerCount('data')).toBe(0)
  expect(request.listenerCount('close')).toBe(0)
  client.destroy()
})

test('a body that ends before it is complete is refused', async () => {
  const { request } = await incoming('content-length: 100', 'half', true)
  await expect(readIncoming(request)).rejects.toMatchObject({
    status: 400,
    reason: 'body_incomplete',
  })
})
