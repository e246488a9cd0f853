import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { relayUrlOf, unlimitedRelay } from './relayEnv.js'
import { type Child, startChild } from './startChild.js'
import { type Peer, startPeer } from './startPeer.js'

const folder = () => mkdtempSync(join(tmpdir(), 'foyer-relay-'))
let child: Child | undefined
let stops: (() => void)[] = []
afterEach(async () => {
  for (const stop of stops) stop()
  stops = []
  await child?.end('SIGKILL')
  child = undefined
})

async function restart(data: string): Promise<void> {
  const before = child
  child = undefined
  await before?.end('SIGKILL')
  child = await startChild({ FOYER_DATA: data, ...unlimitedRelay })
}
/** The folder of a server that runs cannot be removed, and the attempt would hide why a test failed. */
async function remove(data: string): Promise<void> {
  await child?.end('SIGKILL')
  child = undefined
  rmSync(data, { recursive: true, force: true })
}
const topicOf = () => randomBytes(32).toString('hex')
function peer(topic: string): Peer {
  const started = startPeer({ topic, pick: () => relayUrlOf(child) })
  stops.push(started.stop)
  return started
}
const isHeard = (by: Peer, message: string) =>
  expect.poll(() => by.heard.get(message), { timeout: 30_000 }).toBeGreaterThan(0)

test('what the only process acknowledged is there after it was killed while it wrote', async () => {
  const data = folder()
  const rounds = 2
  const topics: string[] = []
  const acknowledged = new Set<string>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      await restart(data)
      const fresh = Array.from({ length: 20 }, topicOf)
      const pages = fresh.map(peer)
      await Promise.all(pages.map(({ ready }) => ready))
      let isOver = false
      // Each page sends one after the other; what is not acknowledged when the server dies is given up.
      for (const [index, page] of pages.entries())
        void (async () => {
          for (let n = 0; n < 80 && !isOver; n += 1) {
            const message = `${topics.length + index} ${n}`
            await page.publish(message)
            acknowledged.add(message)
          }
        })()
      const before = acknowledged.size
      await expect
        .poll(() => acknowledged.size - before, { timeout: 30_000, interval: 5 })
        .toBeGreaterThan(100)
      await wait(Math.random() * 100)
      await child?.end('SIGKILL')
      isOver = true
      topics.push(...fresh)
      for (const page of pages) page.stop()
    }
    const expected = [...acknowledged]
    await restart(data)
    const wallets = topics.map(peer)
    const missing = () =>
      expected.filter((message) => !wallets[Number(message.split(' ')[0])]?.heard.has(message))
    await expect.poll(() => missing().length, { timeout: 30_000 }).toBe(0)
    expect(expected.length).toBeGreaterThan(rounds * 100)
    const twice = wallets.flatMap(({ heard }) => [...heard].filter(([, times]) => times > 1))
    expect(twice).toEqual([])

    // What was received before the server was told to stop does not come again.
    await Promise.all(wallets.map(({ publish }) => publish('last')))
    expect(await child?.end('SIGTERM')).toBe(0)
    await restart(data)
    const late = topics.map(peer)
    for (const one of late) await isHeard(one, 'last')
    for (const one of late) expect([...one.heard.keys()]).toEqual(['last'])
  } finally {
    await remove(data)
  }
}, 600_000)

test('a relay that is killed after every step of a pairing disturbs none of them', async () => {
  const data = folder()
  try {
    await restart(data)
    const [pairing, session] = [topicOf(), topicOf()]
    const page = peer(pairing)
    await page.publish('proposal')
    await restart(data)

    const wallet = peer(pairing)
    await isHeard(wallet, 'proposal')
    const walletInSession = peer(session)
    await walletInSession.ready
    await restart(data)

    await Promise.all([wallet.publish('response'), walletInSession.publish('settlement')])
    await restart(data)

    await isHeard(page, 'response')
    const pageInSession = peer(session)
    await isHeard(pageInSession, 'settlement')
    await pageInSession.publish('request')
    await restart(data)

    await isHeard(walletInSession, 'request')
    await walletInSession.publish('answer')
    await isHeard(pageInSession, 'answer')
  } finally {
    await remove(data)
  }
}, 600_000)
