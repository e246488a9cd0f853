import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IDBFactory } from 'fake-indexeddb'
import { type RunningServer, readConfig, startServer } from 'server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { systemClock } from '../../Clock.js'
import { createPairingEngine } from './createPairingEngine.js'
import type { PairingEngine, PairingEngineOptions, PairingEvent } from './PairingEngine.js'
import type { PairingPlatform, PairingSocket } from './PairingPlatform.js'
import { personalSign } from './testing/connected.js'
import { proposal } from './testing/createTestPage.js'
import { createTestWallet } from './testing/createTestWallet.js'

let folder: string
let server: RunningServer
let port: number
const ends: (() => void)[] = []

const start = async (wanted: number) => {
  server = await startServer(
    readConfig({
      FOYER_SERVER_PORT: String(wanted),
      FOYER_DATA: folder,
      FOYER_LOG_LEVEL: 'silent',
      FOYER_LOCAL_PROJECTS: 'shop',
      FOYER_DRAIN_MS: '100',
    }),
  )
  port = Number(new URL(server.url).port)
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-engine-'))
  await start(0)
}, 180_000)
afterAll(async () => {
  for (const end of ends) end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const openSocket = (url: string) => new WebSocket(url) as unknown as PairingSocket
const relayUrl = () => `ws://localhost:${port}/relay`

async function openPage(changes: Partial<PairingEngineOptions> = {}): Promise<PairingEngine> {
  const ended = new AbortController()
  ends.push(() => ended.abort())
  const platform: PairingPlatform = {
    openSocket,
    databases: new IDBFactory(),
    subtle: crypto.subtle,
    locks: undefined,
    openChannel: () => undefined,
    onWake: () => () => {},
    random: Math.random,
  }
  return createPairingEngine({
    relayUrl: relayUrl(),
    projectId: 'shop',
    metadata: () => ({ name: 'Shop', description: '', url: 'https://shop.example', icons: [] }),
    clock: systemClock,
    storagePrefix: 'test:',
    signal: ended.signal,
    platform,
    ...changes,
  })
}
async function openWallet() {
  const wallet = await createTestWallet({
    relayUrl: relayUrl(),
    projectId: 'shop',
    openSocket,
    now: Date.now,
  })
  ends.push(() => wallet.peer.close())
  return wallet
}
const next = <type extends PairingEvent['type']>(engine: PairingEngine, type: type) =>
  new Promise<Extract<PairingEvent, { type: type }>>((resolve) => {
    const end = engine.subscribe((event) => {
      if (event.type !== type) return
      end()
      resolve(event as Extract<PairingEvent, { type: type }>)
    })
  })

test('over the server’s relay: pair, sign, change, end', async () => {
  const engine = await openPage()
  const wallet = await openWallet()
  const attempt = await engine.connect(proposal)
  const { session } = await wallet.approve(attempt.uri)
  expect(await attempt.approval).toMatchObject({ topic: session })

  const signed = engine.request({ topic: session, ...personalSign })
  await wallet.answer({ result: '0xsigned' })
  expect(await signed).toBe('0xsigned')

  const told = next(engine, 'session_event')
  const event = { name: 'accountsChanged', data: [] }
  const id = await wallet.call(session, 'wc_sessionEvent', { chainId: 'eip155:1', event })
  expect(await told).toMatchObject({ name: 'accountsChanged' })
  expect(await wallet.nextAnswer(id)).toMatchObject({ result: true })

  await engine.disconnect(session)
  await wallet.nextCall('wc_sessionDelete')
})

test('a refusal of the server comes with its words', async () => {
  const engine = await openPage({ projectId: 'nobody' })
  const refused = next(engine, 'relay')
  const attempt = await engine.connect(proposal)
  await expect(attempt.approval).rejects.toMatchObject({
    code: 'relay_refused',
    data: { reason: 'Unauthorized: invalid key' },
  })
  expect(await refused).toMatchObject({ type: 'relay' })
})

test('the relay is started again at every step, and nothing is lost', async () => {
  const again = async () => {
    await server.stop()
    await start(port)
  }
  const engine = await openPage()
  const attempt = await engine.connect(proposal)
  await again()
  const wallet = await openWallet()
  const accepted = await wallet.accept(await wallet.pair(attempt.uri))
  await accepted.say()
  const settled = next(engine, 'session_connect')
  await wallet.settle(accepted.session)
  await settled
  await again()
  const signed = engine.request({ topic: accepted.session, ...personalSign })
  const phone = await openWallet()
  phone.learn(accepted.session, wallet.keyOf(accepted.session))
  await phone.peer.subscribe(accepted.session)
  await phone.answer({ result: 'after two restarts' })
  expect(await signed).toBe('after two restarts')
}, 180_000)
