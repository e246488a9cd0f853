import { afterEach, expect, test, vi } from 'vitest'
import { personalSign } from '../testing/connected.js'
import { createTestLocks } from '../testing/createTestLocks.js'
import { createTestBrowser, proposal } from '../testing/createTestPage.js'

const unhandled = vi.fn()
process.on('unhandledRejection', unhandled)
afterEach(() => expect(unhandled).not.toHaveBeenCalled())

/** Two tabs of an origin, the first of which leads, and a session that they share. */
async function twoTabs() {
  const browser = createTestBrowser()
  const locks = createTestLocks()
  const leader = await browser.openPage({ locks })
  const follower = await browser.openPage({ locks })
  const wallet = await browser.openWallet()
  const attempt = await leader.engine.connect(proposal)
  const { session } = await wallet.approve(attempt.uri)
  await attempt.approval
  await browser.clock.advance(0)
  for (const { events } of [leader, follower]) events.length = 0
  const pages = () => browser.relay.sockets() - 1
  return { ...browser, locks, leader, follower, wallet, session, pages }
}

test('tabs share one socket, one session and what happens to it', async () => {
  const { leader, follower, wallet, session, clock, pages } = await twoTabs()
  expect(pages()).toBe(1)
  expect(follower.engine.sessions()).toEqual(leader.engine.sessions())
  expect(follower.engine.clientId()).toBe(leader.engine.clientId())
  const event = { name: 'accountsChanged', data: 1 }
  await wallet.call(session, 'wc_sessionEvent', { chainId: 'eip155:1', event })
  await clock.advance(0)
  expect(leader.events).toEqual(follower.events)
  expect(leader.events).toMatchObject([{ type: 'session_event', name: 'accountsChanged' }])
})

test('an answer comes to the tab that asked, and to no other', async () => {
  const { leader, follower, wallet, session, clock } = await twoTabs()
  let sent = 0
  const signed = follower.engine.request({
    topic: session,
    ...personalSign,
    onSent: (id) => {
      sent = id
    },
  })
  expect(sent).toBeGreaterThan(0)
  const { id } = await wallet.answer({ result: 'for the second' })
  expect(id).toBe(sent)
  expect(await signed).toBe('for the second')
  await clock.advance(10_000)
  for (const { events } of [leader, follower]) expect(events).toEqual([])
})

test('the wallet’s refusal keeps its code on the way to the other tab', async () => {
  const { follower, wallet, session } = await twoTabs()
  const error = { code: 4001, message: 'No', data: { n: 1 } }
  const refused = expect(
    follower.engine.request({ topic: session, ...personalSign }),
  ).rejects.toMatchObject(error)
  await wallet.answer({ error })
  await refused
})

test('a tab that does not lead pairs as well', async () => {
  const { leader, follower, openWallet, clock } = await twoTabs()
  const attempt = await follower.engine.connect(proposal)
  const { session } = await (await openWallet()).approve(attempt.uri)
  expect(await attempt.approval).toMatchObject({ topic: session })
  await clock.advance(0)
  expect(leader.engine.sessions()).toHaveLength(2)
})

test('a disconnect in one tab is seen in all, whichever leads', async () => {
  for (const ending of ['leader', 'follower'] as const) {
    const { leader, follower, wallet, session, clock, ...tabs } = await twoTabs()
    await { leader, follower }[ending].engine.disconnect(session)
    await clock.advance(0)
    for (const { engine, events } of [leader, follower]) {
      expect(engine.sessions()).toEqual([])
      expect(events).toContainEqual({ type: 'session_delete', topic: session })
    }
    await wallet.nextCall('wc_sessionDelete')
    await clock.advance(2_000)
    expect(tabs.pages()).toBe(0)
  }
})

test('when the leading tab closes another takes over, and the answer still arrives', async () => {
  const { leader, follower, wallet, session, clock, pages } = await twoTabs()
  const signed = follower.engine.request({ topic: session, ...personalSign })
  const request = await wallet.nextCall('wc_sessionRequest')
  leader.close()
  await clock.advance(0)
  expect(pages()).toBe(1)
  await wallet.reply(session, 'wc_sessionRequest', request.id, { result: 'after the change' })
  expect(await signed).toBe('after the change')
})

test('a request that the leading tab took with it is sent by the next', async () => {
  const { leader, follower, wallet, session, clock, relay } = await twoTabs()
  relay.setOnline(false)
  await clock.advance(0)
  const signed = follower.engine.request({ topic: session, ...personalSign })
  await clock.advance(0)
  leader.close()
  relay.setOnline(true)
  await clock.advance(2_000)
  expect(relay.mailbox().filter(({ tag }) => tag === 1108)).toHaveLength(1)
  signed.catch(() => {})
  wallet.peer.close()
})

test('a proposal goes on when its leading tab closes', async () => {
  const { leader, follower, openWallet, clock } = await twoTabs()
  const attempt = await follower.engine.connect(proposal)
  const wallet = await openWallet()
  const accepted = await wallet.accept(await wallet.pair(attempt.uri))
  await accepted.say()
  await clock.advance(0)
  leader.close()
  await clock.advance(0)
  await wallet.settle(accepted.session)
  expect(await attempt.approval).toMatchObject({ topic: accepted.session })
})

test('an answer that came while its tab closed is sent to the others as a late one', async () => {
  const { leader, follower, wallet, session, clock } = await twoTabs()
  follower.engine.request({ topic: session, ...personalSign }).catch(() => {})
  const request = await wallet.nextCall('wc_sessionRequest')
  follower.close()
  await wallet.reply(session, 'wc_sessionRequest', request.id, { result: 'late' })
  await clock.advance(3_000)
  expect(leader.events).toEqual([
    { type: 'late_response', topic: session, id: request.id, result: 'late' },
  ])
})

test('a tab that leads and does not answer loses the lead', async () => {
  const browser = createTestBrowser()
  const locks = createTestLocks()
  // Frozen: it holds the lock and hears nothing.
  locks.request('test:pairing', {}, () => new Promise(() => {})).catch(() => {})
  const page = await browser.openPage({ locks })
  const wallet = await browser.openWallet()
  const attempt = await page.engine.connect(proposal)
  await browser.clock.advance(2_999)
  expect(browser.relay.urls).toHaveLength(1)
  await browser.clock.advance(1)
  const { session } = await wallet.approve(attempt.uri)
  expect(await attempt.approval).toMatchObject({ topic: session })
})

test('a tab that asked for several things takes the lead once', async () => {
  const browser = createTestBrowser()
  const locks = createTestLocks()
  const steals = vi.fn()
  let grant = () => {}
  const granting = new Promise<void>((resolve) => {
    grant = resolve
  })
  // Frozen: it holds the lock and hears nothing.
  locks.request('test:pairing', {}, () => new Promise(() => {})).catch(() => {})
  // As browsers do, by and by.
  const request = async (name: string, options: LockOptions, use: LockGrantedCallback<unknown>) => {
    if (options.steal) {
      steals()
      await granting
    }
    return locks.request(name, options, use)
  }
  const page = await browser.openPage({ locks: { request } as typeof locks })
  const attempts = [await page.engine.connect(proposal), await page.engine.connect(proposal)]
  await browser.clock.advance(3_000)
  grant()
  await browser.clock.advance(0)
  expect(steals).toHaveBeenCalledTimes(1)
  for (const { uri, approval } of attempts) {
    const wallet = await browser.openWallet()
    const { session } = await wallet.approve(uri)
    expect(await approval).toMatchObject({ topic: session })
  }
})

test('a tab that lost the lead follows, and leads again when the other is gone', async () => {
  const { leader, follower, locks, wallet, session, clock, pages } = await twoTabs()
  const stolen = locks.request('test:pairing', { steal: true }, () => Promise.resolve())
  await stolen
  await clock.advance(100)
  const leading = [leader, follower]
  expect(pages()).toBe(1)
  for (const { engine } of leading) {
    // Within a millisecond two tabs may choose one id.
    await clock.advance(1)
    const signed = engine.request({ topic: session, ...personalSign })
    await wallet.answer({ result: 'ok' })
    expect(await signed).toBe('ok')
  }
})

test('without locks each tab works alone', async () => {
  const { openPage, openWallet, relay, clock } = createTestBrowser()
  const one = await openPage()
  const two = await openPage()
  const wallet = await openWallet()
  const attempt = await one.engine.connect(proposal)
  const { session } = await wallet.approve(attempt.uri)
  await attempt.approval
  await two.engine.connect(proposal)
  await clock.advance(0)
  expect(relay.sockets()).toBe(3)
  expect(two.engine.sessions()).toEqual([])
  two.close()
  const again = await openPage()
  expect(again.engine.sessions()).toMatchObject([{ topic: session }])
})
