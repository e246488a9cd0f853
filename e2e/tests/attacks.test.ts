import { execFile } from 'node:child_process'
import type { Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { expect, inject } from 'vitest'
import { approve } from '../world/approve.js'
import { createFrameClient } from '../world/createFrameClient.js'
import { hearAll, heardIn, mailsTo } from '../world/eavesdrop.js'
import { openHost } from '../world/openHost.js'
import { test } from '../world/test.js'

/** As long as a loaded machine may take. */
const slowly = { timeout: 20_000 }

type Hex = `0x${string}`
type User = { address: Hex; chainId: string }

/** The wallet's frame as the browser has it. */
function frameOf(page: Page) {
  const found = page
    .frames()
    .find((frame) => frame.url().startsWith(`${inject('world').wallet?.url}/sdk`))
  if (!found) throw new Error('The page has no frame of the wallet')
  return found
}

const walletUrl = (path: string) => `${inject('world').wallet?.url}${path}`
const sdk = () => walletUrl('/sdk?projectId=local&chainId=eip155:1&version=4&enableLogger=false')
const refused = /frame-ancestors|chrome-error|Framing/

test('another site cannot show the wallet, nor a page that may show it', async ({ stage }) => {
  const host = await openHost()
  const others = host.origins
  const visit = await stage.visit(`${host.stranger}/bare`, {
    others,
    first: hearAll,
    forgive: refused,
  })
  const show = (address: string) =>
    visit.page.evaluate(
      (src) =>
        new Promise<void>((resolve) => {
          const frame = Object.assign(document.createElement('iframe'), { src })
          frame.onload = () => resolve()
          document.body.append(frame)
        }),
      address,
    )
  await show(sdk())
  await show(walletUrl('/approve'))
  await show(`${host.listed}/bare`)
  // A page of the list, inside of a stranger's.
  const inner = visit.page.frames().find((frame) => frame.url().startsWith(host.listed))
  await inner?.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src })
        frame.onload = () => resolve()
        document.body.append(frame)
      }),
    sdk(),
  )
  const shown = visit.page.frames().map((frame) => frame.url())
  expect(shown).toHaveLength(5)
  expect(shown.filter((url) => url.startsWith(walletUrl('/')))).toEqual([])
  expect(await heardIn(visit.page)).toEqual([])

  // Nothing but the caller was wrong with it.
  await visit.page.goto(`${host.listed}/bare`)
  await createFrameClient(visit.page)
})

test('the frame hears no other window of the page, and no other window hears the frame', async ({
  stage,
}) => {
  const host = await openHost()
  const visit = await stage.visit('/fixture', {
    others: host.origins,
    first: hearAll,
    forgive: /frame-src/,
  })
  // The demo’s own policy lets no other frame in: these are windows, with a way to the frame all the same.
  const client = await createFrameClient(visit.page)
  const [spy] = await Promise.all([
    visit.context.waitForEvent('page'),
    visit.page.evaluate((url) => void window.open(url), `${host.alsoListed}/bare`),
  ])
  await spy.waitForLoadState()
  const posted = await spy.evaluate(() => {
    const frame = (window.opener as Window).frames[0]
    for (const name of ['IS_CONNECTED', 'GET_USER', 'GET_CHAIN_ID'])
      frame?.postMessage({ id: `spy-${name}`, type: `@w3m-app/${name}` }, '*')
    const payload = { email: 'spied@example.com' }
    frame?.postMessage({ id: 'spy-mail', type: '@w3m-app/CONNECT_EMAIL', payload }, '*')
    return frame !== undefined
  })
  expect(posted).toBe(true)
  await client.logIn('heard@example.com')
  expect(await heardIn(spy)).toEqual([])
  const types = (await heardIn(visit.page)).map(({ data }) => data.id)
  expect(types.filter((id) => id?.startsWith('spy'))).toEqual([])
  expect(await mailsTo('spied@example.com')).toEqual([])
})

test('a script in the page reads nothing of the wallet, and no message carries a secret', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', {
    first: hearAll,
    forgive: /connect-src|violates|CORS/,
  })
  const client = await createFrameClient(visit.page)
  await client.logIn('held@example.com')
  const { address } = (await client.ask('GET_USER')) as User
  const signing = client.ask('RPC_REQUEST', {
    ...{ method: 'personal_sign', params: ['Pay 1', address], chainId: client.network },
  })
  await client.screen.getByRole('button', { name: 'Sign', exact: true }).waitFor()
  await approve(client.screen)
  const signature = (await signing) as string

  const attempts = await visit.page.evaluate(async (origin) => {
    const frame = document.querySelector('iframe')?.contentWindow as Window & typeof globalThis
    const tries: Record<string, () => unknown> = {
      document: () => frame.document.body,
      address: () => frame.location.href,
      storage: () => frame.localStorage.length,
      database: () => frame.indexedDB.open('foyer-wallet'),
      function: () => frame.eval('1'),
      'another function': () => Reflect.set(frame, 'fetch', () => 0),
      'its server': () => fetch(`${origin}/login/session/read`, { method: 'POST' }),
    }
    const ends: Record<string, string> = {}
    for (const [name, attempt] of Object.entries(tries))
      ends[name] = await Promise.resolve()
        .then(attempt)
        .then(
          () => 'got it',
          (error: Error) => error.name,
        )
    const own = await indexedDB.databases()
    return { ends, own: own.map(({ name }) => name) }
  }, walletUrl(''))
  const security = Array.from({ length: 6 }, () => 'SecurityError')
  expect(Object.values(attempts.ends)).toEqual([...security, 'TypeError'])
  expect(attempts.own.filter((name) => name?.startsWith('foyer-wallet'))).toEqual([])

  // Whatever is long enough to be a share, a key or a token is public: an address, the signature, the id of a question.
  const heard = await heardIn(visit.page)
  const ids = heard.map(({ data }) => data.id)
  const long = heard.flatMap(({ data }) => textsIn(data)).filter((text) => text.length >= 22)
  const isPublic = (text: string) =>
    text.startsWith('@w3m-frame/') ||
    ids.includes(text) ||
    text === signature ||
    /^0x[\dA-Fa-f]{40}$/.test(text)
  expect(long).toContain(signature)
  expect(long.filter((text) => !isPublic(text))).toEqual([])
})

test('what the user reads is what is signed, though the page sends another request under the same id', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { first: hearAll })
  const client = await createFrameClient(visit.page)
  await client.logIn('reads@example.com')
  const { address } = (await client.ask('GET_USER')) as User
  await visit.page.evaluate(
    ([origin, account, chainId]) => {
      const frame = document.querySelector('iframe')?.contentWindow
      const params = ['Pay 1', account]
      const message = {
        id: 'the-one',
        type: '@w3m-app/RPC_REQUEST',
        payload: { method: 'personal_sign', params, chainId },
      }
      frame?.postMessage(message, origin)
      params[0] = 'Pay 1000'
      frame?.postMessage(message, origin)
      frame?.postMessage({ ...message, type: '@w3m-app/GET_CHAIN_ID', payload: undefined }, origin)
    },
    [walletUrl(''), address, client.network] as const,
  )
  const sign = client.screen.getByRole('button', { name: 'Sign', exact: true })
  await expect.poll(() => sign.isEnabled(), slowly).toBe(true)
  await expect(client.screen.locator('body').innerText()).resolves.not.toContain('Pay 1000')
  await client.screen.getByText('Pay 1', { exact: true }).waitFor()
  await approve(client.screen)
  const answers = async () =>
    (await heardIn(visit.page)).filter(({ data }) => data.id === 'the-one')
  await expect.poll(async () => (await answers()).length, slowly).toBe(1)
  // Asked after the others, answered after the others.
  await client.ask('GET_CHAIN_ID')
  const [answer, ...more] = await answers()
  expect(more).toEqual([])
  const signature = answer?.data.payload as Hex
  await expect(verifyMessage({ address, message: 'Pay 1', signature })).resolves.toBe(true)
})

test('a script that got into the frame could load, build and send nothing', async ({ stage }) => {
  const host = await openHost()
  const visit = await stage.visit('/fixture', {
    ...{ others: host.origins, forgive: /policy|Trusted|violates|TrustedHTML/i },
  })
  await createFrameClient(visit.page)
  const ends = await frameOf(visit.page).evaluate(async (elsewhere) => {
    // What a debugger evaluates may build code; what runs after it may not.
    await new Promise((resolve) => setTimeout(resolve, 0))
    const scope = globalThis as unknown as { got?: string }
    const name = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(
          () => 'done',
          (error: Error) => error.name,
        )
    const script = (fill: (one: HTMLScriptElement) => void) =>
      name(() => {
        const one = document.createElement('script')
        fill(one)
        document.body.append(one)
      })
    const found = {
      markup: await name(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
      text: await name(() => new Function('globalThis.got = "function"')()),
      inline: await script((one) => one.append('globalThis.got = "inline"')),
      foreign: await script((one) => one.setAttribute('src', `${elsewhere}/x.js`)),
      policy: await name(() =>
        (
          globalThis as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): void }
          }
        ).trustedTypes.createPolicy('mine', {}),
      ),
      sent: await name(() =>
        fetch(`${elsewhere}/bare`, { mode: 'no-cors', method: 'POST', body: 'share' }),
      ),
      picture: await name(
        () =>
          new Promise((resolve, reject) => {
            const one = new Image()
            one.onload = resolve
            one.onerror = () => reject(new TypeError('refused'))
            one.src = `${elsewhere}/x.svg`
          }),
      ),
    }
    return { ...found, got: scope.got }
  }, host.listed)
  expect(ends).toMatchObject({
    markup: 'TypeError',
    policy: 'TypeError',
    sent: 'TypeError',
    picture: 'TypeError',
  })
  expect(ends.got).toBeUndefined()
  expect(host.asked).toEqual([])
})

test('a comparison finds out that a wallet is not what its sources are built to', async () => {
  const script = new URL('../../scripts/digests.mjs', import.meta.url).pathname
  const differing = /^not what was built here: .*$/gm
  const compare = (url: string) =>
    new Promise<{ code: unknown; said: string; others: readonly string[] }>((resolve) =>
      // A build may complain of what is no fault, such as how long it took.
      execFile(process.execPath, [script, url, 'local'], (error, said, complaints) =>
        resolve({ code: error?.code ?? 0, said, others: complaints.match(differing) ?? [] }),
      ),
    )
  const honest = await compare(walletUrl('/'))
  expect(honest).toEqual({
    ...{ code: 0, others: [] },
    said: expect.stringMatching(/^\d+ files, 0 differ\n$/),
  })
  const change = (body: Buffer, path: string) =>
    path.startsWith('/assets/sdk-') && path.endsWith('.js')
      ? Buffer.concat([body, Buffer.from('\n')])
      : body
  const forged = await openHost({}, { from: walletUrl('/'), change })
  expect(await compare(forged.listed)).toEqual({
    code: 1,
    others: [expect.stringMatching(/: assets\/sdk-\S+$/)],
    said: expect.stringMatching(/^\d+ files, 1 differ\n$/),
  })
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
