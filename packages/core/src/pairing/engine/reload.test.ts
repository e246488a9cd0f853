import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { connected, personalSign } from './testing/connected.js'
import { createTestBrowser, proposal } from './testing/createTestPage.js'
import { walletNamespaces } from './testing/createTestWallet.js'

const unhandled = vi.fn()
process.on('unhandledRejection', unhandled)
afterEach(() => expect(unhandled).not.toHaveBeenCalled())

test('a session is there after a reload, and works', async () => {
  const { page, openPage, wallet, session } = await connected()
  const { clientId } = page.engine
  const before = clientId()
  page.close()
  const { engine } = await openPage()
  expect(engine.clientId()).toBe(before)
  expect(engine.sessions()).toMatchObject([{ topic: session, peer: { name: 'Pocket' } }])
  const signed = engine.request({ topic: session, ...personalSign })
  await wallet.answer({ result: 'again' })
  expect(await signed).toBe('again')
})

test('an answer that was given while the page was away comes as a late one, once', async () => {
  const { page, openPage, wallet, session, clock } = await connected()
  page.engine.request({ topic: session, ...personalSign }).catch(() => {})
  const { id } = await wallet.nextCall('wc_sessionRequest')
  page.close()
  await clock.advance(0)
  await wallet.reply(session, 'wc_sessionRequest', id, { result: '0xlate' })
  const { events } = await openPage()
  await clock.advance(3_000)
  const late = events.filter(({ type }) => type === 'late_response')
  expect(late).toEqual([{ type: 'late_response', topic: session, id, result: '0xlate' }])
  await wallet.reply(session, 'wc_sessionRequest', id, { result: '0xlater' })
  await clock.advance(3_000)
  expect(events.filter(({ type }) => type === 'late_response')).toHaveLength(1)
})

test('a request that was sent before a reload is waited for, and not sent again', async () => {
  const { page, openPage, wallet, session, clock, relay } = await connected()
  const ids: number[] = []
  const onSent = (id: number) => void ids.push(id)
  page.engine.request({ topic: session, ...personalSign, onSent }).catch(() => {})
  const { id } = await wallet.nextCall('wc_sessionRequest')
  expect(ids).toEqual([id])
  page.close()
  await clock.advance(0)
  const { engine, events } = await openPage()
  const resumed = engine.request({ topic: session, ...personalSign, onSent, resumes: id })
  await clock.advance(0)
  expect(relay.mailbox().filter(({ tag }) => tag === 1108)).toEqual([])
  await wallet.reply(session, 'wc_sessionRequest', id, { result: '0xsigned' })
  expect(await resumed).toBe('0xsigned')
  expect(ids).toEqual([id])
  await clock.advance(3_000)
  expect(events.filter(({ type }) => type === 'late_response')).toEqual([])
  // Nothing waits under this id any more, and nothing is sent for it.
  const again = engine.request({ topic: session, ...personalSign, resumes: id })
  await expect(again).rejects.toMatchObject({ code: 'request_expired' })
  expect(relay.mailbox().filter(({ tag }) => tag === 1108)).toEqual([])
})

test('a page that was away while the wallet approved is connected when it is back', async () => {
  const browser = createTestBrowser()
  const page = await browser.openPage()
  const wallet = await browser.openWallet()
  const attempt = await page.engine.connect(proposal)
  await browser.clock.advance(0)
  page.close()
  const approved = wallet.approve(attempt.uri)
  const { engine, events } = await browser.openPage()
  const { session } = await approved
  expect(events).toContainEqual(expect.objectContaining({ type: 'session_connect' }))
  expect(engine.sessions()).toMatchObject([{ topic: session }])
})

test('what the page said before it went is sent when it is back', async () => {
  const { page, openPage, relay, session, clock } = await connected()
  relay.setOnline(false)
  await clock.advance(0)
  await page.engine.disconnect(session)
  await clock.advance(0)
  page.close()
  await clock.advance(0)
  relay.setOnline(true)
  await openPage()
  await clock.advance(1_000)
  expect(relay.mailbox()).toContainEqual(expect.objectContaining({ topic: session, tag: 1112 }))
})

test('what ended while no page was open is reported at the start', async () => {
  const { page, openPage, session, clock } = await connected()
  page.close()
  await clock.advance(604_800_001)
  const { engine, events } = await openPage()
  expect(engine.sessions()).toEqual([])
  expect(events).toContainEqual({ type: 'session_expire', topic: session })
})

test('a push is acknowledged once what it means is stored', async () => {
  const { page, openPage, wallet, session, relay, clock, databases } = await connected()
  await clock.advance(0)
  // The first to write makes the others wait.
  const release = await holdWrites(databases)
  const update = { eip155: { ...walletNamespaces.eip155, methods: ['personal_sign'] } }
  await wallet.call(session, 'wc_sessionUpdate', { namespaces: update })
  await clock.advance(0)
  const unacknowledged = () => relay.mailbox().filter(({ tag }) => tag === 1104)
  expect(unacknowledged()).toHaveLength(1)
  release()
  await expect.poll(unacknowledged).toHaveLength(0)
  page.close()
  const { engine } = await openPage()
  expect(engine.sessions()[0]?.namespaces).toEqual(update)
})

test.each([
  ['storage is refused', undefined],
  [
    'storage throws',
    new Proxy(new IDBFactory(), {
      get: () => () => {
        throw new Error('no')
      },
    }),
  ],
])('where %s the page works until it is closed', async (_, databases) => {
  const { openPage, openWallet } = createTestBrowser({ databases })
  const page = await openPage()
  const wallet = await openWallet()
  const attempt = await page.engine.connect(proposal)
  const { session } = await wallet.approve(attempt.uri)
  await attempt.approval
  const signed = page.engine.request({ topic: session, ...personalSign })
  await wallet.answer({ result: 'from memory' })
  expect(await signed).toBe('from memory')
  page.close()
  expect((await openPage()).engine.sessions()).toEqual([])
})

test('what does not parse in storage is as if it were not there', async () => {
  const { page, openPage, databases, session, clock } = await connected()
  page.close()
  await clock.advance(0)
  await write(databases, {
    seed: 'not a seed',
    [`session:${'ab'.repeat(32)}`]: { topic: 'broken' },
    'pairing:x': 7,
    'request:1': null,
    'queued:1': [],
  })
  const { engine } = await openPage()
  expect(engine.sessions()).toMatchObject([{ topic: session }])
  expect(engine.clientId()).toMatch(/^did:key:z6Mk/)
})

test('an engine that was destroyed says so, and leaves nothing behind', async () => {
  const { page, engine, session, clock, relay, wallet } = await connected()
  const open = expect(engine.request({ topic: session, ...personalSign })).rejects.toMatchObject({
    code: 'client_destroyed',
  })
  page.close()
  await open
  await expect(engine.ping(session)).rejects.toMatchObject({ code: 'client_destroyed' })
  await clock.advance(0)
  wallet.peer.close()
  await clock.advance(0)
  expect(relay.sockets()).toBe(0)
  expect(clock.waiting()).toBe(0)
})

/** Another writer, that holds the only store until it is let go. */
async function holdWrites(databases: IDBFactory): Promise<() => void> {
  const database = await openTest(databases)
  const values = database.transaction('records', 'readwrite').objectStore('records')
  let isHeld = true
  const keep = () => {
    values.get('nothing').onsuccess = () => {
      if (isHeld) keep()
      else database.close()
    }
  }
  keep()
  return () => {
    isHeld = false
  }
}

async function write(databases: IDBFactory, entries: Record<string, unknown>) {
  const database = await openTest(databases)
  const transaction = database.transaction('records', 'readwrite')
  for (const [key, value] of Object.entries(entries))
    transaction.objectStore('records').put(value, key)
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  database.close()
}

function openTest(databases: IDBFactory): Promise<IDBDatabase> {
  const opening = databases.open('test:pairing')
  return new Promise((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
}
