import { describe, expect, onTestFinished, test } from 'vitest'
import { hideModal } from '../modal/hideModal.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'
import { createTestClient } from '../testing/createTestClient.js'
import { cancelEmbeddedLogin } from './cancelEmbeddedLogin.js'
import { connectFarcaster } from './connectFarcaster.js'
import { connectSocial } from './connectSocial.js'
import { enterEmbedded } from './enterEmbedded.js'
import { refuse, silence } from './fixtures/fakeFrame.js'
import { openPages } from './fixtures/openPage.js'
import { getFarcasterUrl } from './getFarcasterUrl.js'
import { isEmbeddedOffered } from './isEmbeddedOffered.js'
import { openEmbedded } from './openEmbedded.js'
import { openSocialPopup } from './openSocialPopup.js'
import { placeFrame } from './placeFrame.js'
import { socialOptions } from './socialOptions.js'
import { startSocial } from './startSocial.js'

const page = openPages(onTestFinished)
const names = (heard: readonly unknown[]) => heard.map((one) => (one as { event: string }).event)

describe('a social login', () => {
  test('requests where to go, waits as long as the user takes, and connects', async () => {
    let answers = 0
    const { client, ready, heard, state } = page({
      answers: {
        CONNECT_SOCIAL: () =>
          answers++ < 2
            ? refuse('Not yet', 'waiting')
            : { address: 'x', chainId: 1, userName: 'ada' },
      },
    })
    await ready()
    const uri = await startSocial(client, { provider: 'github' })
    expect(uri).toBe('https://id.example/authorize?state=1')
    await expect(connectSocial(client, { provider: 'github', uri })).resolves.toBe('CONNECT')
    await enterEmbedded(client, { provider: 'github' })
    expect(state().embedded).toMatchObject({
      provider: 'github',
      userName: 'ada',
      isLoggedIn: true,
    })
    expect(names(heard)).toEqual(
      expect.arrayContaining([
        'SOCIAL_LOGIN_STARTED',
        'SOCIAL_LOGIN_REQUEST_USER_DATA',
        'CONNECT_SUCCESS',
        'SOCIAL_LOGIN_SUCCESS',
      ]),
    )
    expect(JSON.stringify(heard)).not.toMatch(/ada|state=1/)
  })

  test('never leads to what is no web address', async () => {
    const { client, ready } = page({
      answers: { GET_SOCIAL_REDIRECT_URI: () => ({ uri: 'javascript:alert(1)' }) },
    })
    await ready()
    await expect(startSocial(client, { provider: 'google' })).rejects.toMatchObject({
      code: 'answer_invalid',
    })
  })

  test('that is called off is cancelled, and no failure', async () => {
    const { client, ready, heard, pass } = page({ answers: { CONNECT_SOCIAL: () => silence } })
    await ready()
    const asked = connectSocial(client, { provider: 'x', uri: 'https://id.example' })
    await pass(0)
    cancelEmbeddedLogin(client)
    await expect(asked).rejects.toMatchObject({ code: 'connect_cancelled' })
    expect(heard.at(-1)).toEqual({ event: 'SOCIAL_LOGIN_CANCELED', properties: { provider: 'x' } })
  })

  test('leads to the user’s recovery share where the keys need it', async () => {
    const { client, ready } = page({
      answers: { CONNECT_SOCIAL: () => refuse('Recover', 'recovery_needed') },
    })
    await ready()
    await expect(
      connectSocial(client, { provider: 'google', uri: 'https://id.example' }),
    ).resolves.toBe('RECOVER')
  })

  test('has a window of its own, which cannot send this page elsewhere', () => {
    const popup = {
      opener: {} as unknown,
      closed: false,
      location: { replace: (to: string) => void went.push(to) },
      close() {},
    }
    const went: string[] = []
    const window = { open: () => popup } as unknown as Window
    const { go } = openSocialPopup(createTestClient({}, { window: () => window }))
    expect(popup.opener).toBeNull()
    expect(() => go('javascript:alert(1)')).toThrow()
    go('https://id.example/')
    expect(went).toEqual(['https://id.example/'])
    const blocked = { open: () => null } as unknown as Window
    expect(() => openSocialPopup(createTestClient({}, { window: () => blocked }))).toThrow(
      expect.objectContaining({ code: 'popup_blocked' }),
    )
  })
})

describe('farcaster', () => {
  test('is a link and an answer', async () => {
    const { client, ready, state } = page()
    await ready()
    await getFarcasterUrl(client)
    expect(state().embedded.farcasterUrl).toBe('https://farcaster.example/~/siwf?token=1')
    await expect(connectFarcaster(client)).resolves.toBe('CONNECT')
    expect(state().embedded).toMatchObject({ userName: 'ada', farcasterUrl: undefined })
  })

  test('begins anew for who leaves without an address, a tenth of a second later', async () => {
    const { client, ready, state, said, pass } = page()
    await ready()
    openModal(client, { view: { name: 'ConnectingFarcaster' } })
    await getFarcasterUrl(client)
    hideModal(client)
    expect(state().embedded.farcasterUrl).toBeUndefined()
    await pass(99)
    expect(said('RELOAD')).toEqual([])
    await pass(1)
    expect(said('RELOAD')).toHaveLength(1)
  })

  test('stays as it is where the login goes on with the recovery of the key', async () => {
    const { client, ready, said, pass } = page()
    await ready()
    openModal(client, { view: { name: 'ConnectingFarcaster' } })
    await getFarcasterUrl(client)
    showView(client, { name: 'WalletSecurity', data: { page: 'recover' } })
    await pass(1_000)
    expect(said('RELOAD')).toEqual([])
  })

  test('stays as it is for who left because they are connected', async () => {
    const { client, ready, said, pass } = page()
    await ready()
    openModal(client, { view: { name: 'ConnectingFarcaster' } })
    await enterEmbedded(client, { provider: 'farcaster' })
    await pass(1_000)
    expect(said('RELOAD')).toEqual([])
  })
})

describe('what is offered', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', ['google']],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ['x']],
    ['Mozilla/5.0 (Linux; Android 15)', ['facebook', 'x']],
  ])('inside Telegram on %s is all but %o', (userAgent, hidden) => {
    const inside = { Telegram: {}, navigator: { userAgent } } as unknown as Window
    const outside = { navigator: { userAgent } } as unknown as Window
    const all = socialOptions(createTestClient({}, { window: () => outside }))
    expect(all).toHaveLength(7)
    expect(socialOptions(createTestClient({}, { window: () => inside }))).toEqual(
      all.filter((name) => !hidden.includes(name)),
    )
  })

  test('are none that there is not, whoever names it', () => {
    const client = createTestClient()
    const socials = ['google', 'twitter'] as never
    client.store.setState(({ features }) => ({ features: { ...features, socials } }))
    expect(socialOptions(client)).toEqual(['google'])
  })

  test('is nothing without an address of the wallet, or where the host wants none', () => {
    const embeddedWalletUrl = 'https://wallet.example'
    expect(isEmbeddedOffered(createTestClient())).toBe(false)
    expect(isEmbeddedOffered(createTestClient({ embeddedWalletUrl }))).toBe(true)
    const features = { email: false, socials: false }
    expect(isEmbeddedOffered(createTestClient({ embeddedWalletUrl, features }))).toBe(false)
    expect(() => createTestClient({ embeddedWalletUrl: 'wallet.example' })).toThrow(
      'embeddedWalletUrl',
    )
  })
})

describe('the frame over the modal', () => {
  const place = (box: Partial<DOMRect>, label = 'Approve in your wallet') =>
    ({
      getAttribute: (name: string) => (name === 'aria-label' ? label : null),
      getBoundingClientRect: () => box,
      getRootNode: () => ({}),
    }) as unknown as HTMLElement

  const shown = async (...given: Parameters<typeof page>) => {
    const opened = page(...given)
    await opened.ready()
    const [frame] = opened.frames
    if (!frame) throw new Error('There is no frame')
    return { ...opened, frame: frame.element }
  }

  test('stands over its place, follows it, and goes with it', async () => {
    const { client, frame, pass, draw, state } = await shown()
    const box = { top: 164, left: 460, width: 360, height: 600 }
    const hidePlaced = placeFrame(client, place(box))
    await pass(0)
    expect(frame.style).toMatchObject({
      display: 'block',
      top: '164px',
      left: '460px',
      width: '360px',
      height: '600px',
    })
    expect(frame.title).toBe('Approve in your wallet')
    expect(frame.focused).toBe(1)
    expect(frame.animations).toHaveLength(1)
    expect(state().embedded.isFrameShown).toBe(true)
    Object.assign(box, { top: 300 })
    draw()
    expect(frame.style).toMatchObject({ top: '300px', height: '500px' })
    hidePlaced()
    expect(frame.style).toMatchObject({ display: 'none' })
    expect(state().embedded.isFrameShown).toBe(false)
    Object.assign(box, { top: 10 })
    draw()
    expect(frame.style).toMatchObject({ top: '300px' })
  })

  test('takes the full width of a phone', async () => {
    const { client, frame, pass, window } = await shown()
    Object.assign(window, { innerWidth: 430 })
    onTestFinished(placeFrame(client, place({ top: 164, left: 10, width: 410, height: 600 })))
    await pass(0)
    expect(frame.style).toMatchObject({ left: '0px', width: '100%' })
  })

  test('does not move for who asked for less motion', async () => {
    const { client, frame, pass, switches } = await shown()
    switches.reducedMotion = true
    onTestFinished(placeFrame(client, place({ top: 0, left: 0, width: 360, height: 600 })))
    await pass(0)
    expect(frame.animations).toEqual([])
  })

  test('stays where it is shown last while the place before it goes', async () => {
    const { client, frame, pass, draw, state } = await shown()
    const former = placeFrame(client, place({ top: 1, left: 0, width: 360, height: 600 }))
    await pass(0)
    const later = placeFrame(client, place({ top: 2, left: 0, width: 360, height: 600 }))
    await pass(0)
    former()
    draw()
    expect(frame.style).toMatchObject({ display: 'block', top: '2px' })
    expect(state().embedded.isFrameShown).toBe(true)
    later()
    expect(frame.style).toMatchObject({ display: 'none' })
  })

  test('is not shown when its place is gone before it is there', async () => {
    const { client, frame, pass, state } = await shown()
    placeFrame(client, place({ top: 0, left: 0, width: 360, height: 600 }))()
    await pass(0)
    expect(frame.style).toMatchObject({ display: 'none' })
    expect(state().embedded.isFrameShown).toBe(false)
  })

  test('shows the wallet’s own pages until they are left, or hidden', async () => {
    const { client, said, pass } = await shown({ answers: { OPEN_WALLET: () => silence } })
    const hidePlaced = placeFrame(client, place({ top: 0, left: 0, width: 360, height: 600 }))
    const asked = openEmbedded(client, { page: 'export' })
    await pass(0)
    const [opened] = said('OPEN_WALLET')
    expect(opened?.payload).toEqual({ page: 'export' })
    hidePlaced()
    await expect(asked).rejects.toMatchObject({ code: 'connect_cancelled' })
    await pass(0)
    expect(said('RPC_ABORT').map(({ payload }) => payload)).toEqual([{ id: opened?.id }])
  })
})
