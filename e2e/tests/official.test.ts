import { type OfficialWallet, startOfficialWallet } from 'interop'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject } from 'vitest'
import type { Stage } from '../world/createStage.js'
import type { Visit } from '../world/createVisit.js'
import { keepLinks, phoneAgent } from '../world/pairingScenes.js'
import { codeOf, readCode } from '../world/readCode.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'
import { tunnel } from '../world/tunnel.js'

/* The story of a user whose wallet is built with the official kit, and the sandbox's relay between. */
const server = new URL(inject('world').server?.url ?? '')
const relayUrl = `${server.origin.replace(/^http/, 'ws')}/relay`

let wallet: OfficialWallet
let account = ''
beforeAll(async () => {
  wallet = await startOfficialWallet(relayUrl)
  account = await wallet.call('address')
})
afterAll(() => wallet?.stop())
beforeEach(async () => {
  await wallet.call('behave', { proposal: 'approve', request: 'sign' })
  // Requests go to the relay alone, whatever the kit would like to report or look up.
  return async () => expect(await wallet.call('contacts')).toEqual([server.host])
})

/** Gives the wallet the code. Returns the topic of the session when both have it. */
async function pair(visit: Visit, code: string): Promise<string> {
  await wallet.call('pair', code)
  const { topic } = await wallet.next<{ topic: string }>('approved')
  await connected(visit)
  return topic
}

async function connected(visit: Visit) {
  await visit.accountButton.waitFor()
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.address, account)
}

const ask = (visit: Visit) => visit.page.getByRole('button', { name: 'Sign message' }).click()
const verified = (visit: Visit) => see(visit.page.getByTestId('message-result'), /^Verified: 0x/)

async function sign(visit: Visit) {
  await ask(visit)
  await verified(visit)
  await wallet.next('answered')
}

/** The demo, the way from which to the relay can be cut. */
async function begin(stage: Stage, context: BrowserContextOptions) {
  const visit = await stage.visit('/', { wallets: [], context })
  const way = await tunnel(visit.context)
  // Sockets are led through it from the next page on.
  await visit.page.reload()
  return { visit, way }
}

describe.each([
  ['a desktop', {}],
  ['a small screen', { viewport: phone.viewport }],
])('an official wallet, and %s', (_, context) => {
  test('connected by the code, it signs, also after a reload and a loss of the relay, and hears the end', async ({
    stage,
  }) => {
    const { visit, way } = await begin(stage, context)
    const topic = await pair(visit, await codeOf(visit))
    await sign(visit)
    await visit.page.reload()
    await connected(visit)
    await sign(visit)
    await expect.poll(way.sockets).toBe(1)
    await way.cut()
    await see(visit.status, 'connected')
    await ask(visit)
    way.mend()
    await verified(visit)
    await wallet.next('answered')
    await visit.disconnect()
    expect(await wallet.next('session_delete')).toMatchObject({ topic })
    expect(await wallet.call('sessions')).toEqual([])
    await see(visit.status, 'disconnected')
  })

  test('when it disconnects the page knows, and goes on knowing', async ({ stage }) => {
    const { visit } = await begin(stage, context)
    const first = await pair(visit, await codeOf(visit))
    await visit.disconnect()
    expect(await wallet.next('session_delete')).toMatchObject({ topic: first })
    const second = await pair(visit, await codeOf(visit))
    await sign(visit)
    await wallet.call('disconnect', second)
    await visit.connectButton.waitFor()
    await see(visit.status, 'disconnected')
    await visit.page.reload()
    await visit.connectButton.waitFor()
    await see(visit.status, 'disconnected')
  })

  test('it declines to connect, is asked again, and declines to sign', async ({ stage }) => {
    await wallet.call('behave', { proposal: 'reject', request: 'reject' })
    const { visit } = await begin(stage, context)
    await wallet.call('pair', await codeOf(visit))
    await see(visit.sentence, 'Connection declined')
    await wallet.call('behave', { proposal: 'approve' })
    await visit.button('Try again').click()
    const topic = await pair(visit, await readCode(visit))
    await ask(visit)
    await see(visit.page.getByTestId('message-result'), /declined|rejected/i)
    await wallet.call('behave', { request: 'sign' })
    await sign(visit)
    await visit.disconnect()
    expect(await wallet.next('session_delete')).toMatchObject({ topic })
  })
})

test('on its own phone an official wallet is carried there by a link, connects and signs', async ({
  stage,
}) => {
  const visit = await stage.visit('/?pocket=listed', {
    wallets: [],
    context: { ...phone, userAgent: phoneAgent },
    first: keepLinks,
  })
  await visit.open()
  await visit.pick('Pocket Wallet')
  const opened = () => visit.page.evaluate(() => Object(globalThis).opened.flat().join(' '))
  await expect.poll(opened).toMatch(/^pocket-wallet:/)
  const code = new URL((await opened()).split(' ')[0]).searchParams.get('uri')
  const topic = await pair(visit, code ?? 'no code')
  await sign(visit)
  await visit.disconnect()
  expect(await wallet.next('session_delete')).toMatchObject({ topic })
})
