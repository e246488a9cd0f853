import { frameMessages } from '@foyer/protocol/frame'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkOrigin } from '../features/checkOrigin.js'
import { fakeServer } from '../fixtures/fakeServer.js'
import { createTestClient } from '../testing/createTestClient.js'
import { setTheme } from '../theme/setTheme.js'
import { connectEmail } from './connectEmail.js'
import { embeddedWalletUrl, silence, walletOrigin } from './fixtures/fakeFrame.js'
import { flush, openPages } from './fixtures/openPage.js'
import { liveEmbedded } from './liveEmbedded.js'

const email = 'ada@example.com'
const page = openPages(onTestFinished)

describe('the frame', () => {
  test('logs, also where the page is not debugged, unless the host says otherwise', async () => {
    const { elements, ready, client } = page({ options: { debug: false } })
    await ready()
    await connectEmail(client, { email })
    expect((elements[0] as HTMLIFrameElement).src).toContain('&enableLogger=true')
  })

  test('is the one that is specified, hidden, in the body once', async () => {
    const { elements, ready, client } = page({ options: { enableAuthLogger: false } })
    await ready()
    await connectEmail(client, { email })
    expect(elements).toHaveLength(1)
    expect(elements[0]).toMatchObject({
      id: 'w3m-iframe',
      name: 'w3m-secure-iframe',
      style: { position: 'fixed', zIndex: '999999', display: 'none', border: 'none' },
      allow: `publickey-credentials-get ${walletOrigin}; publickey-credentials-create ${walletOrigin}; clipboard-write ${walletOrigin}`,
      src: `${embeddedWalletUrl}/sdk?projectId=test&chainId=eip155%3A1&version=4&enableLogger=false`,
    })
    expect((elements[0] as { title: string }).title).not.toBe('')
    expect((elements[0] as HTMLElement).getAttribute('data-foyer-frame')).toBe('')
  })

  test('can be asked half a second after it said that it is ready', async () => {
    const { client, pass, said, state } = page()
    await liveEmbedded(client)
    const asked = connectEmail(client, { email })
    await pass(499)
    expect(said('CONNECT_EMAIL')).toEqual([])
    expect(state().embedded.frame).toBe('loading')
    await pass(1)
    await expect(asked).resolves.toBe('VERIFY_OTP')
    expect(state().embedded.frame).toBe('ready')
    expect(said('SYNC_DAPP_DATA')[0]?.payload).toMatchObject({
      projectId: 'test',
      metadata: { name: 'Shop', url: 'https://shop.example' },
    })
  })

  test('is told of the page whatever that says of itself: a picture that is written out is left out, and a long text is cut', async () => {
    const metadata = {
      name: `Shop${'\u{1f33e}'.repeat(200)}`,
      description: `\0${'rye '.repeat(1_000)}`,
      url: 'https://shop.example',
      icons: [`data:image/png;base64,${'A'.repeat(4_000)}`, 'https://shop.example/icon.png'],
    }
    const { ready, said } = page({ options: { metadata, locale: 'ar' } })
    await ready()
    const [told] = said('SYNC_DAPP_DATA')
    expect(told?.payload).toMatchObject({
      locale: 'ar',
      metadata: {
        name: `Shop${'\u{1f33e}'.repeat(126)}`,
        description: expect.stringMatching(/^rye /),
        icons: ['https://shop.example/icon.png'],
      },
    })
  })

  test.each([
    [{ locale: 'ar' }, ['en-GB'], 'ar'],
    [{}, ['xx', 'en-GB', 'en'], 'en-GB'],
    [{}, ['xx'], 'en'],
    [{}, undefined, 'en'],
  ])(
    'receives the locale of the modal: %j in a browser of %j',
    async (options, languages, locale) => {
      const { ready, said, client } = page({ options, languages })
      await ready()
      await connectEmail(client, { email })
      expect(said('SYNC_DAPP_DATA')[0]?.payload).toMatchObject({ locale })
    },
  )

  test('that does not load is reported once, and loaded anew by the next request', async () => {
    const { client, pass, soon, state, elements, switches, listening } = page({ loads: false })
    await liveEmbedded(client)
    const both = [connectEmail(client, { email }), liveEmbedded(client).then(({ load }) => load())]
    for (const one of both) one.catch(() => {})
    await pass(20_000)
    for (const one of both)
      await expect(one).rejects.toMatchObject({
        code: 'frame_load_failed',
        message: 'Unable to load email login dependency',
      })
    expect(state().notices.alert?.code).toBe('iframe_load_failed')
    expect(state().embedded.frame).toBe('failed')
    expect([elements.length, listening()]).toEqual([0, 0])
    switches.loads = true
    await expect(soon(connectEmail(client, { email }))).resolves.toBe('VERIFY_OTP')
  })

  test('that the project does not admit to this page is reported as that, besides', async () => {
    const { url: server } = await fakeServer(onTestFinished, {
      '/projects/v1/origins': () => ({ allowedOrigins: ['https://other.example'] }),
    })
    const { client, pass, state } = page({ loads: false, options: { server } })
    await checkOrigin(client, { signal: client.signal })
    expect(state().notices.alert?.code).toBe('origin_not_allowed')
    await liveEmbedded(client)
    const asked = connectEmail(client, { email })
    asked.catch(() => {})
    await pass(20_000)
    await expect(asked).rejects.toMatchObject({ code: 'frame_load_failed' })
    expect(state().notices.alert?.code).toBe('unverified_domain')
    expect(client.logged.join()).toContain('Could not load embedded wallet')
  })

  test.each([
    'CONNECT_EMAIL',
    'CONNECT_DEVICE',
    'CONNECT_OTP',
    'CONNECT_SOCIAL',
    'GET_SOCIAL_REDIRECT_URI',
  ] as const)(
    'that does not answer %s for thirty seconds is told of, and can be asked again',
    async (name) => {
      const { ready, pass, state } = page({ answers: { [name]: () => silence } })
      const { request } = await ready()
      const payload = { email, otp: '1', uri: 'https://a', provider: 'google' } as never
      const asked = request(name, name === 'CONNECT_DEVICE' ? undefined : payload)
      asked.catch(() => {})
      await pass(29_999)
      expect(state().notices.alert).toBeUndefined()
      await pass(1)
      await expect(asked).rejects.toMatchObject({
        code: 'request_aborted',
        message: 'Something went wrong',
      })
      expect(state().notices.alert?.code).toBe('iframe_request_timeout')
      await expect(request('IS_CONNECTED', undefined)).resolves.toEqual({ isConnected: true })
    },
  )

  test('leaves no question open, whatever it is about', async () => {
    const { ready, pass, client } = page({
      answers: Object.fromEntries(Object.keys(frameMessages).map((name) => [name, () => silence])),
    })
    const { request } = await ready()
    const asked = [
      request('GET_USER', undefined),
      request('SWITCH_NETWORK', { chainId: 1 }),
      request('RPC_REQUEST', { method: 'eth_gasPrice' }),
      request('CONNECT_FARCASTER', undefined),
    ].map((one) =>
      one.then(
        () => 'answered',
        ({ code, message }) => [code, message],
      ),
    )
    await pass(660_000)
    const other = ['request_aborted', 'Something went wrong']
    const ofWallet = ['rpc_aborted', 'Request was aborted']
    expect(await Promise.all(asked)).toEqual([other, other, ofWallet, other])
    const shown = request('OPEN_WALLET', undefined)
    shown.catch(() => {})
    await pass(0)
    client.destroy()
    await expect(shown).rejects.toMatchObject({ code: 'client_destroyed' })
  })

  test('that begins anew leaves no earlier request waiting', async () => {
    const { ready, pass, frames, said } = page({
      answers: { GET_USER: () => silence, RPC_REQUEST: () => silence },
    })
    const { request } = await ready()
    const asked = request('GET_USER', undefined)
    asked.catch(() => {})
    const signing = request('RPC_REQUEST', { method: 'personal_sign', params: ['0x00', '0x00'] })
    signing.catch(() => {})
    await pass(0)
    frames[0]?.ready()
    await pass(0)
    await expect(asked).rejects.toMatchObject({ code: 'request_aborted' })
    await expect(signing).rejects.toMatchObject({
      ...{ code: 'rpc_aborted', message: 'Request was aborted' },
    })
    const next = request('IS_CONNECTED', undefined)
    await pass(500)
    await expect(next).resolves.toEqual({ isConnected: true })
    expect(said('SYNC_DAPP_DATA')).toHaveLength(2)
  })

  test('that is to reload gets what is sent meanwhile once it is there again, and loses nothing silently', async () => {
    const { client, ready, pass, frames, said } = page({
      answers: { RELOAD: () => silence, GET_USER: () => silence },
    })
    const { request } = await ready()
    const before = request('GET_USER', undefined)
    before.catch(() => {})
    await pass(0)
    request('RELOAD', undefined).catch(() => {})
    await pass(0)
    await expect(before).rejects.toMatchObject({ code: 'request_aborted' })
    const login = connectEmail(client, { email })
    login.catch(() => {})
    await pass(1_000)
    expect(said('CONNECT_EMAIL')).toEqual([])
    frames[0]?.ready()
    await pass(499)
    expect(said('CONNECT_EMAIL')).toEqual([])
    await pass(1)
    await expect(login).resolves.toBe('VERIFY_OTP')
    expect(said('SYNC_DAPP_DATA')).toHaveLength(2)
  })

  test('that reloads and does not come again is said so, and is made anew for the next request', async () => {
    const { client, ready, pass, frames, elements, switches } = page()
    const { request } = await ready()
    request('RELOAD', undefined).catch(() => {})
    await pass(0)
    const login = connectEmail(client, { email })
    login.catch(() => {})
    await pass(0)
    await pass(20_000)
    await expect(login).rejects.toMatchObject({ code: 'frame_load_failed' })
    switches.loads = true
    const next = connectEmail(client, { email })
    await pass(500)
    await expect(next).resolves.toBe('VERIFY_OTP')
    expect([frames.length, elements.length]).toEqual([2, 1])
  })

  test('that the page takes out with all its body leaves no request open, and is made anew for the next', async () => {
    const answers = { RPC_REQUEST: () => silence, GET_USER: () => silence }
    const { client, ready, pass, state, frames, elements, rewrite, listening, watching } = page({
      answers,
    })
    const { request } = await ready()
    const asked = request('GET_USER', undefined)
    const signing = request('RPC_REQUEST', { method: 'personal_sign', params: ['0x00', '0x00'] })
    for (const one of [asked, signing]) one.catch(() => {})
    await pass(0)
    rewrite()
    await expect(asked).rejects.toMatchObject({ code: 'request_aborted' })
    await expect(signing).rejects.toMatchObject({ code: 'rpc_aborted' })
    expect([state().embedded.frame, listening(), watching()]).toEqual(['none', 0, 0])
    expect([frames.length, elements.length]).toEqual([1, 0])
    const login = connectEmail(client, { email })
    await pass(500)
    await expect(login).resolves.toBe('VERIFY_OTP')
    expect([state().embedded.frame, listening(), watching()]).toEqual(['ready', 1, 1])
    expect([frames.length, elements.length]).toEqual([2, 1])
    expect(state().notices.alert).toBeUndefined()
  })

  test.each([
    ['before it is ready', 0],
    ['before it takes requests', 400],
  ])('that is taken out %s is made anew at once', async (_, ms) => {
    const { client, pass, state, frames, rewrite } = page({ loads: ms > 0 })
    await liveEmbedded(client)
    const login = connectEmail(client, { email })
    login.catch(() => {})
    await pass(ms)
    rewrite()
    await pass(ms)
    expect(state().embedded.frame).toBe('loading')
    frames[1]?.ready()
    await pass(500)
    await expect(login).resolves.toBe('VERIFY_OTP')
    expect(state().notices.alert).toBeUndefined()
  })

  test('that is taken out each time is given up, until the next request', async () => {
    const { client, pass, frames, rewrite } = page()
    await liveEmbedded(client)
    const login = connectEmail(client, { email })
    login.catch(() => {})
    for (const _ of [1, 2, 3]) {
      await pass(0)
      rewrite()
    }
    await expect(login).rejects.toMatchObject({ code: 'frame_not_set' })
    expect(frames).toHaveLength(3)
    const next = connectEmail(client, { email })
    await pass(500)
    await expect(next).resolves.toBe('VERIFY_OTP')
  })

  test('goes with its client, and so does all that listened', async () => {
    const { ready, client, elements, listening, watching } = page()
    await ready()
    expect([elements.length, listening(), watching()]).toEqual([1, 1, 1])
    client.destroy()
    expect([elements.length, listening(), watching()]).toEqual([0, 0, 0])
    await expect(connectEmail(client, { email })).rejects.toMatchObject({
      code: 'client_destroyed',
    })
  })

  test('is another one for another client of the page, and both work', async () => {
    const one = page()
    const other = createTestClient({ embeddedWalletUrl }, { window: () => one.window })
    onTestFinished(() => other.destroy())
    await one.ready()
    const { request, load } = await liveEmbedded(other)
    const loading = load()
    await flush()
    other.held.pass(500)
    await loading
    expect(one.elements.map((element) => (element as HTMLElement).id)).toEqual([
      'w3m-iframe',
      'w3m-iframe-2',
    ])
    await expect(request('IS_CONNECTED', undefined)).resolves.toEqual({ isConnected: true })
    await expect(connectEmail(one.client, { email })).resolves.toBe('VERIFY_OTP')
    expect(one.frames.map(({ heard }) => heard.map(({ name }) => name))).toEqual([
      ['SYNC_DAPP_DATA', 'SYNC_THEME', 'CONNECT_EMAIL'],
      ['SYNC_DAPP_DATA', 'SYNC_THEME', 'IS_CONNECTED'],
    ])
  })

  test('is not made on a server', async () => {
    const client = createTestClient({ embeddedWalletUrl })
    await expect(connectEmail(client, { email })).rejects.toThrow('W3mFrame: iframe is not set')
  })

  test('looks like the page, also when that changes', async () => {
    const { ready, client, said, pass, scheme } = page()
    await ready()
    setTheme(client, { mode: 'light', variables: { '--foyer-accent': '#123456' } })
    await pass(0)
    setTheme(client, { mode: 'system', variables: {} })
    await pass(0)
    scheme.matches = false
    scheme.dispatchEvent(new Event('change'))
    await pass(0)
    expect(said('SYNC_THEME').map(({ payload }) => payload)).toMatchObject([
      { themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': 'hsla(230,100%,67%,1)' } },
      { themeMode: 'light', w3mThemeVariables: { '--w3m-accent': '#123456' } },
      { themeMode: 'dark' },
      { themeMode: 'light', w3mThemeVariables: { '--w3m-background': '#ffffff' } },
    ])
  })
})

describe('what is not the frame’s answer is not taken for it:', () => {
  const stranger = { postMessage() {} }

  const asking = async () => {
    const opened = page({ answers: { IS_CONNECTED: () => silence } })
    const { request } = await opened.ready()
    let answer: unknown
    request('IS_CONNECTED', undefined).then(
      (value) => {
        answer = value
      },
      (error) => {
        answer = error
      },
    )
    await opened.pass(0)
    const [{ id } = { id: '' }] = opened.said('IS_CONNECTED')
    return { ...opened, id, answer: () => answer }
  }
  const lie = (id: string | undefined) => ({
    type: '@w3m-frame/IS_CONNECTED_SUCCESS',
    id,
    payload: { isConnected: true },
  })

  test.each([
    ['another origin', { origin: 'https://wallet.example.evil.com' }],
    ['the page’s own origin', { origin: 'https://shop.example' }],
    ['the origin with another port', { origin: 'https://wallet.example:8443' }],
    ['another window of the same origin', { source: stranger }],
    ['no window', { source: null }],
  ])('%s', async (_, from) => {
    const { post, id, answer, pass } = await asking()
    post(lie(id), from)
    await pass(0)
    expect(answer()).toBeUndefined()
    post(lie(id))
    await pass(0)
    expect(answer()).toEqual({ isConnected: true })
  })

  test.each([
    ['an id that was guessed', () => lie('0'.repeat(32))],
    ['no id', () => lie(undefined)],
    [
      'the answer to another question',
      (id: string) => ({ ...lie(id), type: '@w3m-frame/GET_USER_SUCCESS' }),
    ],
    [
      'a type that only contains the prefix',
      (id: string) => ({ ...lie(id), type: `x${lie(id).type}` }),
    ],
    ['a question', (id: string) => ({ ...lie(id), type: '@w3m-app/IS_CONNECTED' })],
    ['text', () => 'IS_CONNECTED_SUCCESS'],
    ['nothing', () => null],
  ])('%s', async (_, forge) => {
    const { post, id, answer, pass } = await asking()
    post(forge(id))
    await pass(0)
    expect(answer()).toBeUndefined()
  })

  test('an answer of the wrong shape', async () => {
    const { post, id, answer, pass } = await asking()
    post({ ...lie(id), payload: { isConnected: 'yes' } })
    await pass(0)
    expect(answer()).toMatchObject({ code: 'answer_invalid' })
  })

  test('an answer that comes twice', async () => {
    const { post, id, answer, pass } = await asking()
    post(lie(id))
    post({ ...lie(id), payload: { isConnected: false } })
    await pass(0)
    expect(answer()).toEqual({ isConnected: true })
  })

  test('READY of a stranger', async () => {
    const { client, post, pass, state } = page({ loads: false })
    const live = await liveEmbedded(client)
    live.load().catch(() => {})
    await pass(0)
    post({ type: '@w3m-frame/READY' }, { source: stranger })
    post({ type: '@w3m-frame/READY' }, { origin: 'https://evil.example' })
    await pass(1_000)
    expect(state().embedded.frame).toBe('loading')
  })

  test('ids have 128 random bits, and none comes again', async () => {
    const { ready, frames } = page()
    const { request } = await ready()
    for (let round = 0; round < 20; round += 1) await request('IS_CONNECTED', undefined)
    const ids = frames[0]?.heard.map(({ id }) => id) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('no reply, however malformed, throws into the page or leaves a question open', async () => {
    const names = Object.keys(frameMessages) as (keyof typeof frameMessages)[]
    const opened = page({ answers: Object.fromEntries(names.map((name) => [name, () => silence])) })
    const { request } = await opened.ready()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.constantFrom('SUCCESS', 'ERROR', 'MAYBE', ''),
        fc.jsonValue(),
        async (name, outcome, payload) => {
          const before = opened.frames[0]?.heard.length ?? 0
          const asked = request('GET_CHAIN_ID', undefined).then(
            (value) => value,
            (error: { code: unknown }) => error.code,
          )
          await flush()
          const id = opened.frames[0]?.heard[before]?.id
          opened.post({ type: `@w3m-frame/${name}_${outcome}`, id, payload })
          opened.post({ type: payload, id: payload, payload })
          opened.post({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId: 1 } })
          const said = await asked
          if (name !== 'GET_CHAIN_ID' || !['SUCCESS', 'ERROR'].includes(outcome))
            expect(said).toEqual({ chainId: 1 })
        },
      ),
      { numRuns: 60 },
    )
  })
})
