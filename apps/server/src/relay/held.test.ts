import { connect } from 'node:net'
import { createRelayToken } from '@foyer/protocol/relay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { unlimitedRelay } from '../processes/relayEnv.js'
import { newSeed, newTopic } from '../testing/connectRelay.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startTestRelay } from '../testing/startTestRelay.js'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 120_000)
afterAll(() => database.close())

/** Behind a proxy, so that a test has several addresses. */
const behindProxy = { FOYER_TRUSTED_PROXIES: '1' }
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

test.each([
  ['an address', { FOYER_RELAY_ADDRESS_HELD_BYTES: '3000000' }, '192.0.2.1'],
  ['the process', { FOYER_RELAY_HELD_BYTES: '3000000' }, '192.0.2.2'],
])(
  'no more is held for the sockets of %s that do not read than its limit, and the slowest go first',
  async (_, env, address) => {
    const relay = await startTestRelay({
      database,
      env: { ...unlimitedRelay, ...env, ...behindProxy },
    })
    try {
      const [publisher, quick] = [await relay.connect(), await relay.connect(from('192.0.2.1'))]
      const topics = [newTopic(), newTopic()]
      const slow = [
        await relay.connect({ ...from('192.0.2.1'), answers: false }),
        await relay.connect({ ...from(address), answers: false }),
      ]
      for (const [nth, client] of slow.entries()) {
        await client.ask('irn_subscribe', { topic: topics[nth] })
        client.socket.pause()
      }
      const open = async () =>
        Number(/foyer_relay_sockets (\d+)/.exec(await relay.metrics())?.[1] ?? 0)
      const publish = async (nth: number, most: number) => {
        for (let sent = 0; sent < most && (await open()) === 4; sent += 1)
          await publisher.ask('irn_publish', {
            ...{ topic: topics[nth], message: `${sent}`.padEnd(990_000, '.'), ttl: 300 },
          })
      }
      // Neither is slow enough to go for itself alone; what the kernel takes is not counted.
      await publish(0, 1)
      await publish(1, 15)
      await expect.poll(open).toBe(3)
      slow[1]?.socket.resume()
      expect(await slow[1]?.closed).toMatchObject({ code: 1006 })
      slow[0]?.socket.resume()
      await slow[0]?.until(() => slow[0]?.pushes.length === 1)
      expect(await quick.ask('irn_unsubscribe', { topic: newTopic() })).toBe(true)
    } finally {
      await relay.stop()
    }
  },
  120_000,
)

test('frames that are not whole count, and those in many parts end their socket', async () => {
  const env = { ...unlimitedRelay, FOYER_RELAY_ADDRESS_HELD_BYTES: '1000000' }
  const relay = await startTestRelay({ database, env })
  const url = new URL(relay.url)
  const open = async () => {
    const subject = newSeed()
    const token = createRelayToken({
      ...{ seed: newSeed(), relayUrl: relay.url, now: Date.now(), subject },
    })
    const socket = connect(Number(url.port), url.hostname)
    socket.on('error', () => undefined)
    socket.write(
      [
        `GET /relay?auth=${token}&projectId=local HTTP/1.1`,
        ...['Host: relay', 'Connection: Upgrade', 'Upgrade: websocket'],
        ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
        '\r\n',
      ].join('\r\n'),
    )
    await new Promise((resolve) => socket.once('data', resolve))
    const closed = new Promise<string>((resolve) => {
      socket.once('close', () => resolve('closed'))
    })
    const heard: Buffer[] = []
    socket.on('data', (data) => heard.push(data))
    return { socket, closed, heard }
  }
  try {
    const [first, second, third] = [await open(), await open(), await open()]
    // A frame of two megabytes, of which so much comes.
    const start = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0x20, 0, 0, 0, 0, 0, 0])
    const part = (bytes: number) => Buffer.concat([start, Buffer.alloc(bytes, 'a')])
    first.socket.write(part(300_000))
    second.socket.write(part(900_000))
    expect(await second.closed).toBe('closed')
    expect(first.socket.closed).toBe(false)
    const pieces = (opcode: number) => Buffer.from([opcode, 0x81, 0, 0, 0, 0, 97])
    third.socket.write(Buffer.concat([pieces(1), ...Array.from({ length: 300 }, () => pieces(0))]))
    expect(await third.closed).toBe('closed')
    // By what a close frame says (RFC 6455 §7.4.1), and not for its silence a minute later.
    expect(third.heard.at(-1)?.readUInt16BE(2)).toBe(1008)
    first.socket.destroy()
    const client = await relay.connect()
    // Whole ones stay counted nowhere.
    for (let sent = 0; sent < 8; sent += 1)
      await client.ask('irn_publish', {
        ...{ topic: newTopic(), message: `${sent}`.padEnd(400_000, '.'), ttl: 300 },
      })
  } finally {
    await relay.stop()
  }
})

test('topics of an address and of the process end somewhere, over all of their sockets', async () => {
  const env = {
    ...{ FOYER_RELAY_ADDRESS_TOPICS: '10', FOYER_RELAY_ALL_TOPICS: '15' },
    ...behindProxy,
  }
  const relay = await startTestRelay({ database, env })
  const topics = (count: number) => ({ topics: Array.from({ length: count }, newTopic) })
  try {
    const [one, two] = [
      await relay.connect(from('192.0.2.1')),
      await relay.connect(from('192.0.2.1')),
    ]
    const other = await relay.connect(from('192.0.2.2'))
    const refused = { error: { code: -32_000 } }
    const six = topics(6)
    await one.ask('irn_batchSubscribe', six)
    await two.ask('irn_batchSubscribe', topics(4))
    expect(await two.call('irn_subscribe', { topic: newTopic() })).toMatchObject(refused)
    // What it has already is no more.
    await one.ask('irn_batchSubscribe', six)
    await other.ask('irn_batchSubscribe', topics(5))
    expect(await other.call('irn_subscribe', { topic: newTopic() })).toMatchObject(refused)
    await one.ask('irn_unsubscribe', { topic: six.topics[0] })
    await two.ask('irn_subscribe', { topic: newTopic() })
    await one.close()
    const again = () => two.call('irn_batchSubscribe', topics(5))
    await expect.poll(async () => (await again()).error).toBe(undefined)
  } finally {
    await relay.stop()
  }
})
