import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Failure } from '../errors/Failure.js'
import type { Handlers } from '../handlers/Handlers.js'
import { createFrameLog } from './createFrameLog.js'
import { serveFrame } from './serveFrame.js'

const shop = 'https://shop.example'

test('says that it is ready to the origin of the page around it, and never to all', () => {
  expect(open({}).said).toEqual([
    { message: { type: '@w3m-frame/READY', payload: { version: '4' } }, to: shop },
  ])
  expect(open({ around: 'https://evil.example' }).said).toEqual([])
  expect(open({ allowedOrigins: [] }).said).toEqual([])
  const unsaid = open({ isUnsaid: true, allowedOrigins: [shop, 'https://*.shop.example'] })
  expect(unsaid.said.map(({ to }) => to)).toEqual([shop])
})

test('answers a request once, at the requesting origin', async () => {
  const page = open({})
  page.ask({ id: 'a', type: '@w3m-app/GET_CHAIN_ID' })
  await expect(page.answers(1)).resolves.toEqual([
    {
      message: { id: 'a', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } },
      to: shop,
    },
  ])
  page.ask({ id: 'a', type: '@w3m-app/GET_CHAIN_ID' })
  page.ask({ id: 'b', type: '@w3m-app/GET_CHAIN_ID' })
  await page.answers(2)
  expect(page.asked).toBe(2)
})

test('logs what fails in it, and no refusal, unless logging is off', async () => {
  const fail = async (search?: string) => {
    const page = open(search === undefined ? {} : { search })
    page.ask({ id: 'a', type: '@w3m-app/IS_CONNECTED', payload: { token: 'of the page' } })
    page.ask({ id: 'b', type: '@w3m-app/SIGN_OUT' })
    await page.answers(2)
    return page.logged
  }
  const fault = ['Foyer wallet: IS_CONNECTED failed.', new Error('secret')]
  expect(await fail()).toEqual([fault])
  expect(await fail('?projectId=shop&enableLogger=true')).toEqual([fault])
  expect(await fail('?projectId=shop&enableLogger=false')).toEqual([])
})

describe('reads messages of the page alone', () => {
  const question = { id: 'x', type: '@w3m-app/GET_CHAIN_ID' }

  test('no other window, even of an allowed origin', async () => {
    const page = open({})
    page.ask(question, { source: {} })
    page.ask(question, { source: null })
    await page.quiet()
  })

  test('no origin that merely looks like an allowed one', async () => {
    const page = open({ allowedOrigins: [shop, 'https://*.mall.example', 'http://localhost:*'] })
    for (const origin of [
      'http://shop.example',
      'https://shop.example.evil.example',
      'https://evil.example/https://shop.example',
      'https://evilshop.example',
      'https://shop.example:8443',
      'https://a.b.mall.example',
      'https://mall.example',
      'http://localhost.evil.example',
      'null',
      '',
      '*',
    ])
      page.ask(question, { origin })
    await page.quiet()
  })

  test('of two allowed origins, only the one that spoke first', async () => {
    const page = open({ allowedOrigins: [shop, 'https://two.example'] })
    page.ask({ ...question, id: 'one' })
    await page.answers(1)
    page.ask({ ...question, id: 'two' }, { origin: 'https://two.example' })
    await page.quiet(1)
    page.ask({ ...question, id: 'three' })
    await page.answers(2)
  })

  test('nothing when it stands alone or the project lists no pages', async () => {
    const alone = open({ isTop: true })
    alone.ask(question)
    await alone.quiet()
    const refused = open({ allowedOrigins: [] })
    refused.ask(question)
    await refused.quiet()
  })
})

test('reads only what has the shape of a message, and refuses other payloads', async () => {
  const page = open({})
  await fc.assert(
    fc.asyncProperty(
      fc.anything({ withBigInt: true, withDate: true, withMap: true }),
      async (data) => {
        page.ask(data)
      },
    ),
    { numRuns: 300 },
  )
  await page.quiet()
  page.ask({ id: 'p', type: '@w3m-app/CONNECT_EMAIL', payload: { email: 'not one' } })
  const [{ message }] = (await page.answers(1)) as unknown as [{ message: Reply }]
  expect(message.type).toBe('@w3m-frame/CONNECT_EMAIL_ERROR')
  expect(message.payload.message).toBe('The message has not the shape that it should have.')
})

test('reads no id, name or text that is longer than the contract says', async () => {
  const page = open({})
  page.ask({ id: 'x'.repeat(65), type: '@w3m-app/GET_CHAIN_ID' })
  page.ask({ id: 'name', type: `@w3m-app/${'X'.repeat(80)}` })
  await page.quiet()
  const long = 'x'.repeat(3_000)
  const payloads = {
    RPC_REQUEST: { method: 'x'.repeat(65) },
    RPC_ABORT: { id: long },
    CONNECT_OTP: { otp: long },
    CONNECT_EMAIL: { email: `${long}@example.com` },
    SWITCH_NETWORK: { chainId: long },
  }
  for (const [name, payload] of Object.entries(payloads))
    page.ask({ id: name, type: `@w3m-app/${name}`, payload })
  const refused = 'The message has not the shape that it should have.'
  const said = (await page.answers(5)) as unknown as { message: Reply }[]
  // Stock clients end the sentence themselves where a code is typed.
  const unended = refused.slice(0, -1)
  expect(said.map(({ message }) => message.payload.message)).toEqual([
    ...[refused, refused, unended, refused, refused],
  ])
})

test.each([
  ['That code is wrong. Check the mail and try again.', 'That code is wrong. Check the mail'],
  ['Something failed in the wallet. Try again.', 'Something failed in the wallet'],
  ['Too many tries. Ask for a new code.', 'Too many tries. Ask for a new code'],
  ['Try again.', 'Try again.'],
])('beside a field for a code, “%s” leaves its end to the client', async (text, said) => {
  const refuse = async () => {
    throw new Failure(text)
  }
  const page = open({ handlers: { CONNECT_OTP: refuse, GET_CHAIN_ID: refuse } })
  page.ask({ id: 'code', type: '@w3m-app/CONNECT_OTP', payload: { otp: '123456' } })
  page.ask({ id: 'other', type: '@w3m-app/GET_CHAIN_ID' })
  const answers = (await page.answers(2)) as unknown as { message: Reply }[]
  expect(answers.map(({ message }) => message.payload.message)).toEqual([said, text])
})

test('tells of an unknown message once', async () => {
  const page = open({})
  for (const id of ['1', '2', '3']) page.ask({ id, type: '@w3m-app/AWAIT_UPDATE_EMAIL' })
  expect(await page.answers(1)).toMatchObject([
    { message: { id: '1', type: '@w3m-frame/AWAIT_UPDATE_EMAIL_ERROR' } },
  ])
  await page.quiet(1)
})

test('tells refusals with their code, and of other failures nothing', async () => {
  const page = open({})
  page.ask({ id: '1', type: '@w3m-app/SIGN_OUT' })
  page.ask({ id: '2', type: '@w3m-app/IS_CONNECTED' })
  page.ask({ id: '3', type: '@w3m-app/GET_FARCASTER_URI' })
  const answers = (await page.answers(3)).map(({ message }) => (message as Reply).payload)
  expect(answers).toContainEqual({ message: 'Not now', code: 'waiting' })
  expect(answers.filter((payload) => payload.message.startsWith('Something failed'))).toHaveLength(
    2,
  )
  expect(JSON.stringify(answers)).not.toContain('secret')
})

test('limits the requests of a page', async () => {
  const page = open({})
  for (let index = 0; index < 400; index += 1)
    page.ask({ id: `q${index}`, type: '@w3m-app/GET_CHAIN_ID' })
  const answers = await page.answers(400)
  const isError = ({ message }: Said) => (message as Reply).type.endsWith('_ERROR')
  expect(answers.filter(isError)).toHaveLength(100)
  page.later(10_000)
  page.ask({ id: 'later', type: '@w3m-app/GET_CHAIN_ID' })
  expect(isError((await page.answers(401)).at(-1) as Said)).toBe(false)
})

test('a request is heard once for ten minutes, however many others the page makes or floods it with', async () => {
  const page = open({})
  const question = { id: 'first', type: '@w3m-app/GET_CHAIN_ID' }
  page.ask(question)
  // More than are let through are refused, and push nothing out.
  for (let index = 0; index < 100_100; index += 1)
    page.ask({ id: `q${index}`, type: '@w3m-app/GET_CHAIN_ID' })
  const many = page.asked
  page.later(599_999)
  page.ask(question)
  page.ask({ id: 'second', type: '@w3m-app/GET_CHAIN_ID' })
  page.ask({ id: 'second', type: '@w3m-app/GET_CHAIN_ID' })
  expect(page.asked).toBe(many + 1)
  page.later(1)
  page.ask(question)
  expect(page.asked).toBe(many + 2)
})

type Said = { message: unknown; to: string }
type Reply = { type: string; payload: { message: string } }

/** A frame in a page, over windows that only carry messages. */
function open({
  around = shop,
  isUnsaid = false,
  allowedOrigins = [shop],
  isTop = false,
  handlers: more = {},
  search = '',
}: {
  around?: string
  /** Whether the browser does not say what is around the frame. */
  isUnsaid?: boolean
  allowedOrigins?: string[]
  isTop?: boolean
  handlers?: Partial<Record<keyof Handlers, () => Promise<never>>>
  search?: string
}) {
  const said: Said[] = []
  let time = 0
  let asked = 0
  const parent = { postMessage: (message: unknown, to: string) => said.push({ message, to }) }
  const window = Object.assign(new EventTarget(), {
    location: { ancestorOrigins: isUnsaid ? [] : [around] },
    document: { referrer: '' },
    parent: parent as unknown,
  })
  // Above it is no window: what it says it says to itself.
  if (isTop) window.parent = Object.assign(window, parent)
  const handlers = {
    GET_CHAIN_ID: async () => {
      asked += 1
      return { chainId: 1 }
    },
    SIGN_OUT: () => Promise.reject(new Failure('Not now', 'waiting')),
    IS_CONNECTED: () => Promise.reject(new Error('secret')),
    // What cannot cross a window.
    GET_FARCASTER_URI: async () => ({ url: () => 'secret' }),
    ...more,
  }
  const logged: unknown[][] = []
  serveFrame({
    window: window as unknown as Window,
    allowedOrigins,
    log: createFrameLog({ search }, (...parts) => logged.push(parts)),
    handlers: handlers as unknown as Handlers,
    onPage: () => {},
    now: () => time,
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const answersNow = () => said.filter(({ message }) => !(message as Reply).type.endsWith('READY'))
  return {
    said,
    logged,
    get asked() {
      return asked
    },
    ask(data: unknown, from: { source?: unknown; origin?: string } = {}) {
      const event = { data, source: window.parent, origin: shop, ...from }
      window.dispatchEvent(Object.assign(new Event('message'), event))
    },
    later(ms: number) {
      time += ms
    },
    async answers(count: number) {
      await settled()
      expect(answersNow()).toHaveLength(count)
      return answersNow()
    },
    async quiet(count = 0) {
      await settled()
      expect(answersNow()).toHaveLength(count)
    },
  }
}
