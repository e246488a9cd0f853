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
const topicOf = () => randomBytes(32).toString('hex')
function peer(topic: string): Peer {
  const started = startPeer({ topic, pick: () => relayUrlOf(child) })
  stops.push(started.stop)
  return started
}
const isHeard = (by: Peer, message: string) =>
  expect.poll(() => by.heard.get(message), { timeout: 20_000 }).toBeGreaterThan(0)

test('what the only process acknowledged is there after it was killed while it wrote', async () => {
  const data = folder()
  const rounds = 3
  const topics = Array.from({ length: 20 }, topicOf)
  const acknowledged = new Set<string>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      await restart(data)
      const pages = topics.map(peer)
      await Promise.all(pages.map(({ ready }) => ready))
      let isOver = false
      // Each page sends one after the other; what is not acknowledged when the server dies is given up.
      for (const [index, page] of pages.entries())
        void (async () => {
          for (let n = 0; n < 80 && !isOver; n += 1) {
            const message = `${round} ${index} ${n}`
            await page.publish(message)
            acknowledged.add(message)
          }
        })()
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size - before, { interval: 5 }).toBeGreaterThan(100)
      await wait(Math.random() * 100)
      const dying = child?.end('SIGKILL')
      await dying
      isOver = true
      for (const page of pages) page.stop()
    }
    const expected = [...acknowledged]
    await restart(data)
    const wallets = topics.map(peer)
    const missing = () =>
      expected.filter((message) => !wallets[Number(message.split(' ')[1])]?.heard.has(message))
    await expect.poll(() => missing().length, { timeout: 20_000 }).toBe(0)
    expect(expected.length).toBeGreaterThan(rounds * 100)
    for (const wallet of wallets) expect(new Set(wallet.heard.values())).toEqual(new Set([1]))

    // Nor does anything that was received come again.
    await restart(data)
    const late = topics.map(peer)
    await Promise.all(late.map(({ ready }) => ready))
    await Promise.all(late.map((one, index) => one.publish(`late ${index}`)))
    for (const [index, wallet] of wallets.entries()) await isHeard(wallet, `late ${index}`)
    for (const one of late) expect(one.heard.size).toBe(0)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}, 120_000)

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
    rmSync(data, { recursive: true, force: true })
  }
}, 120_000)
