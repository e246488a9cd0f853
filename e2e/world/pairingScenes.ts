import type { FoyerOptions } from '@foyer/core'
import { expect } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import type { PairingPlay } from '../fixture/playPairing.js'
import type { Visit } from './createVisit.js'
import { openView } from './mount.js'
import { reachable } from './reachable.js'
import type { Scene } from './Scene.js'
import { settled } from './settled.js'

/** A phone that opens apps. */
export const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** The links that were opened, in the place of opening them: no app is here to take them. */
export const keepLinks = () => {
  const opened: string[][] = []
  Object.assign(globalThis, { opened })
  window.open = (...given) => {
    opened.push(given.map(String))
    return null
  }
}

const paired: Partial<FoyerOptions> = {
  relayUrl: 'ws://127.0.0.1:1/relay',
  customWallets: reachable,
}

const wallet = (walletId?: string) =>
  ({ name: 'ConnectingWalletConnect', data: { walletId } }) as const

const basic = { name: 'ConnectingWalletConnectBasic' } as const

const began = 1_763_732_000_000

/** The time shown stands still at so many seconds after the code came, so that pictures are alike. */
const code =
  (walletId: string | undefined, seconds = 18) =>
  async (visit: Visit) => {
    const { clock } = visit.page
    await clock.setFixedTime(began)
    await openView(visit, walletId === 'basic' ? basic : wallet(walletId))
    await visit.dialog.getByTestId('pairing-code').getByRole('img').waitFor()
    await clock.setFixedTime(began + seconds * 1000)
    const left = 240 - seconds
    const words = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    await visit.dialog.getByText(words).waitFor()
  }

const failing = (goes: PairingPlay['goes'], walletId?: string): Omit<Scene, 'name'> => ({
  options: paired,
  pairing: { goes },
  async arrange(visit) {
    await openView(visit, wallet(walletId))
    await visit.sentence.waitFor()
  },
})

const place = (tab: string) => async (visit: Visit) => {
  await openView(visit, wallet('wallet-0'))
  await visit.dialog.getByTestId(`tab-${tab}`).click()
  await visit.sentence.waitFor()
}

const onPhone = {
  options: paired,
  agent: phoneAgent,
  visit: { first: keepLinks, wallets: [] as const },
  pairing: { goes: 'well' },
} satisfies Partial<Scene>

/** What a press needs is fetched behind the list, and nothing shows when it is there. */
export async function pairable(visit: Visit): Promise<void> {
  await visit.page.waitForLoadState('networkidle')
  await settled(visit)
  const isPairable = () =>
    visit.page.evaluate(() => (globalThis as unknown as { fixture: Fixture }).fixture.isPairable())
  await expect.poll(isPairable).toBe(true)
}

/** Presses the wallet's row, and its app takes over in the same moment. */
export async function pressAndLeave(visit: Visit, name: string): Promise<void> {
  await pairable(visit)
  await visit.wallet(name).evaluate((row) => {
    ;(row as HTMLElement).click()
    window.dispatchEvent(new Event('blur'))
  })
}

/** Pairing in all its states. */
export const pairingScenes: readonly Scene[] = [
  {
    name: 'connect-pairing',
    options: { ...paired, customWallets: reachable.slice(0, 3) },
    pairing: { goes: 'well' },
    arrange: (visit) => visit.open(),
  },
  { name: 'connect-apps', ...onPhone, arrange: (visit) => visit.open() },
  {
    name: 'all-wallets-apps',
    ...onPhone,
    arrange: async (visit) => {
      await openView(visit, { name: 'AllWallets' })
      await visit.dialog.getByTestId('show-code').waitFor()
    },
  },
  { name: 'pairing-any', options: paired, pairing: { goes: 'well' }, arrange: code(undefined) },
  { name: 'pairing-wallet', options: paired, pairing: { goes: 'well' }, arrange: code('wallet-1') },
  {
    name: 'pairing-platforms',
    options: paired,
    pairing: { goes: 'well' },
    arrange: code('wallet-0'),
  },
  {
    name: 'pairing-last-seconds',
    options: paired,
    pairing: { goes: 'well' },
    arrange: code('wallet-1', 217),
  },
  {
    name: 'pairing-expired',
    options: paired,
    // Each is too old when it comes: after a few the wallet seems to be away.
    pairing: { goes: 'well', life: 9_000 },
    arrange: async (visit) => {
      await openView(visit, wallet('wallet-1'))
      await visit.dialog.getByTestId('renew').waitFor()
    },
  },
  {
    name: 'pairing-preparing',
    options: paired,
    pairing: { goes: 'never' },
    arrange: async (visit) => {
      await openView(visit, wallet('wallet-1'))
      await visit.dialog.locator('.qr[data-busy]').waitFor()
    },
  },
  { name: 'pairing-declined', ...failing('declined', 'wallet-1') },
  { name: 'pairing-unreachable', ...failing('relay_unreachable') },
  { name: 'pairing-refused', ...failing('relay_refused') },
  { name: 'pairing-other-answer', ...failing('session_refused', 'wallet-1') },
  {
    name: 'pairing-offline',
    ...failing('relay_unreachable'),
    async arrange(visit) {
      await openView(visit, wallet())
      await visit.sentence.waitFor()
      await visit.context.setOffline(true)
      await visit.dialog.getByText('You are offline').waitFor()
    },
  },
  { name: 'pairing-web', options: paired, pairing: { goes: 'well' }, arrange: place('web') },
  {
    name: 'pairing-desktop',
    options: paired,
    pairing: { goes: 'well' },
    arrange: place('desktop'),
  },
  {
    name: 'pairing-not-installed',
    options: paired,
    pairing: { goes: 'well' },
    arrange: place('browser'),
  },
  {
    name: 'pairing-app',
    ...onPhone,
    // Nothing is pressed yet.
    visit: {
      wallets: [],
      first: () =>
        Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }),
    },
    arrange: async (visit) => {
      await openView(visit, wallet('wallet-1'))
      await visit.dialog.getByTestId('open-app').waitFor()
    },
  },
  {
    name: 'pairing-app-away',
    ...onPhone,
    arrange: async (visit) => {
      await visit.open()
      await pressAndLeave(visit, 'Anchor')
      await visit.dialog.getByText('Accept the connection').waitFor()
    },
  },
  {
    name: 'pairing-app-stuck',
    ...onPhone,
    arrange: async (visit) => {
      await visit.open()
      await visit.pick('Anchor')
      await visit.dialog.getByTestId('open-universal').waitFor()
    },
  },
  {
    name: 'wallet-connect-basic',
    options: { ...paired, adapters: [] },
    pairing: { goes: 'well' },
    arrange: code('basic'),
  },
  { name: 'wallet-connect-basic-apps', ...onPhone, arrange: (visit) => openView(visit, basic) },
  { name: 'wallet-connect-off', arrange: (visit) => openView(visit, basic) },
]
