import { expect, test } from 'vitest'
import { lastCallMs } from './limits.js'
import { connected, personalSign } from './testing/connected.js'
import { createTestBrowser, proposal } from './testing/createTestPage.js'

/** Signed at once: what it says is read later, when the page is awake again. */
const outcomeOf = (signed: Promise<unknown>) =>
  signed.then(
    (result) => ({ result }),
    ({ code }: { code: string }) => ({ code }),
  )

test('what a wallet signed in time is not called expired by a page that slept through the deadline', async () => {
  const { engine, page, session, wallet, relay, clock, openWallet } = await connected()
  const outcome = outcomeOf(engine.request({ topic: session, ...personalSign }))
  const { id } = await wallet.nextCall('wc_sessionRequest')
  await clock.advance(1_000)
  relay.freeze()
  const phone = await openWallet()
  phone.learn(session, wallet.keyOf(session))
  await phone.reply(session, 'wc_sessionRequest', id, { result: '0xsent' })
  await clock.sleep(310_000)
  page.wake()
  await clock.advance(10_000)
  expect(await outcome).toEqual({ result: '0xsent' })
})

test('what a wallet signed in time is taken by a page that had no relay at the deadline', async () => {
  const { engine, session, wallet, relay, clock, openWallet } = await connected()
  const outcome = outcomeOf(engine.request({ topic: session, ...personalSign }))
  const { id } = await wallet.nextCall('wc_sessionRequest')
  await clock.advance(240_000)
  relay.freeze()
  const phone = await openWallet()
  phone.learn(session, wallet.keyOf(session))
  await phone.reply(session, 'wc_sessionRequest', id, { result: '0xsent' })
  // Asleep nearly until the deadline, which its timer then meets to the moment.
  await clock.sleep(59_900)
  await clock.advance(10_000)
  expect(await outcome).toEqual({ result: '0xsent' })
})

test('a request that nothing answered ends a moment after the page is awake, and in its time on a page that never slept', async () => {
  const { engine, page, session, relay, clock } = await connected()
  const awake = outcomeOf(engine.request({ topic: session, ...personalSign }))
  await clock.advance(300_000)
  expect(await awake).toEqual({ code: 'request_expired' })
  const asleep = outcomeOf(engine.request({ topic: session, ...personalSign }))
  await clock.advance(1_000)
  relay.freeze()
  await clock.sleep(310_000)
  page.wake()
  await clock.advance(lastCallMs)
  expect(await asleep).toEqual({ code: 'request_expired' })
})

test('a wallet that approved in time is paired by a page that slept through the deadline', async () => {
  const { clock, openPage, openWallet, relay } = createTestBrowser()
  const { engine, wake } = await openPage()
  const attempt = await engine.connect(proposal)
  await clock.advance(1_000)
  relay.freeze()
  const wallet = await openWallet()
  const accepted = await wallet.accept(await wallet.pair(attempt.uri))
  await accepted.say()
  await wallet.settle(accepted.session)
  await clock.sleep(310_000)
  wake()
  await clock.advance(10_000)
  await expect(attempt.approval).resolves.toMatchObject({ topic: accepted.session })
})

test('a page that is loaded anew takes what was approved in time, and gives up at once what nobody can have answered', async () => {
  const { clock, openPage, openWallet } = createTestBrowser()
  const first = await openPage()
  const attempt = await first.engine.connect(proposal)
  await clock.advance(1_000)
  first.close()
  const wallet = await openWallet()
  const { session, say } = await wallet.accept(await wallet.pair(attempt.uri))
  await say()
  await wallet.settle(session)
  await clock.advance(310_000)
  const { engine, ...second } = await openPage()
  await clock.advance(1_000)
  expect(engine.sessions()).toMatchObject([{ topic: session }])

  const { id } = await engine.connect(proposal)
  await clock.advance(1_000)
  second.close()
  await clock.advance(3_600_000)
  const third = await openPage()
  expect(third.events).toContainEqual({ type: 'proposal_expire', id })
})
