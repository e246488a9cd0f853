import { expect } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { mount, openView, setTheme } from '../world/mount.js'
import { keepLinks, pairable, phoneAgent, pressAndLeave } from '../world/pairingScenes.js'
import { reachable } from '../world/reachable.js'
import { scan } from '../world/scan.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { settled } from '../world/settled.js'
import { test } from '../world/test.js'

const paired = { relayUrl: 'ws://127.0.0.1:1/relay', customWallets: [...reachable] }
const well = { goes: 'well' } as const
const wallet = (walletId?: string) =>
  ({ name: 'ConnectingWalletConnect', data: { walletId } }) as const

const code = ({ dialog }: Visit) => dialog.getByTestId('pairing-code')
const opened = ({ page }: Visit) =>
  page.evaluate(() => (globalThis as unknown as { opened: string[][] }).opened)

for (const walletId of [undefined, 'wallet-1', 'wallet-5'])
  test(`a camera reads the code of ${walletId ?? 'any wallet'} on both screens, in both themes`, async ({
    stage,
  }) => {
    const visit = await stage.visit('/fixture')
    await mount(visit, { ...paired, themeMode: 'dark' }, well)
    await openView(visit, wallet(walletId))
    await code(visit).getByRole('img').waitFor()
    for (const theme of ['dark', 'light'] as const)
      for (const viewport of [{ width: 1280, height: 800 }, phone.viewport]) {
        await setTheme(visit, theme)
        await visit.page.setViewportSize(viewport)
        await settled(visit)
        expect(await scan(code(visit)), `${theme}, ${viewport.width} wide`).toMatch(
          /^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}$/,
        )
      }
  })

test('a host’s pale or gaudy ink is made dark enough to be read', async ({ stage }) => {
  const visit = await stage.visit('/fixture')
  const themeVariables = { '--foyer-qr-color': '#ffe680' }
  await mount(visit, { ...paired, themeVariables }, well)
  await openView(visit, wallet())
  await code(visit).getByRole('img').waitFor()
  await settled(visit)
  expect(await scan(code(visit))).toMatch(/^wc:/)
})

test('a code about to expire is replaced while it is looked at, and its time is marked before', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await mount(visit, paired, well)
  await visit.page.clock.install()
  await openView(visit, wallet())
  const left = visit.dialog.getByTestId('time-left')
  await see(left, /Expires in (4:00|3:\d\d)/)
  const first = await scan(code(visit))
  // The time of the machine goes on beside, and is not known: so it is gone forward by steps, until what is waited for.
  const after = (seconds: number, look: () => Promise<string | null>) => async () => {
    await visit.page.clock.runFor(seconds * 1000)
    return look()
  }
  await visit.page.clock.runFor(170_000)
  await expect.poll(after(5, () => left.getAttribute('data-soon'))).toBe('true')
  const said = () => visit.said.first().textContent()
  await expect.poll(after(5, said)).toContain('Here is a new code')
  await see(left, /Expires in (4:00|3:\d\d)/)
  await settled(visit)
  const second = await scan(code(visit))
  expect(second).toMatch(/^wc:/)
  expect(second).not.toBe(first)
})

test('between its views the code lives on, and closing the modal calls it off', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await mount(visit, paired, well)
  await visit.open()
  await visit.pick('WalletConnect')
  await code(visit).getByRole('img').waitFor()
  await settled(visit)
  const first = await scan(code(visit))
  await visit.button('Back').click()
  await visit.pick('WalletConnect')
  await code(visit).getByRole('img').waitFor()
  await settled(visit)
  expect(await scan(code(visit))).toBe(first)
  await visit.button('Close').click()
  await visit.modal.waitFor({ state: 'detached' })
  await visit.open()
  await visit.pick('WalletConnect')
  await code(visit).getByRole('img').waitFor()
  await settled(visit)
  expect(await scan(code(visit))).not.toBe(first)
})

const onPhone = {
  first: keepLinks,
  wallets: [],
  context: { ...phone, userAgent: phoneAgent },
}

test('on a phone the app opens in the press itself, with the URI that was fetched before', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', onPhone)
  await mount(visit, paired, well)
  await visit.open()
  await pairable(visit)
  // In the same task as the press: what comes later is no part of it for the system.
  const atOnce = await visit.wallet('Basalt').evaluate((row) => {
    ;(row as HTMLElement).click()
    return (globalThis as unknown as { opened: string[][] }).opened.length
  })
  expect(atOnce).toBe(1)
  expect(await opened(visit)).toEqual([
    [
      expect.stringMatching(/^wallet-1:\/\/wc\?uri=wc%3A[0-9a-f]{64}%402/),
      '_self',
      'noreferrer noopener',
    ],
  ])
  await see(visit.sentence, 'Continue in Basalt')
})

test('where no app takes over in two seconds, there are the store, the web link and the link to copy', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', onPhone)
  await mount(visit, paired, well)
  await visit.page.clock.install()
  await visit.open()
  await visit.pick('Anchor')
  await visit.page.clock.runFor(2_100)
  await see(visit.sentence, 'Anchor did not open')
  await see(visit.said, /Anchor did not open/)
  const store = visit.dialog.getByTestId('get-app')
  expect(await store.getAttribute('href')).toBe('http://127.0.0.1/ios')
  await visit.dialog.getByTestId('copy-link').waitFor()
  await visit.dialog.getByTestId('open-universal').click()
  expect((await opened(visit)).at(-1)).toEqual([
    expect.stringMatching(/^https:\/\/anchor\.example\/app\/wc\?uri=wc%3A/),
    '_blank',
    'noreferrer noopener',
  ])
})

test('an app that takes over is waited for, and can be opened again', async ({ stage }) => {
  const visit = await stage.visit('/fixture', onPhone)
  await mount(visit, paired, well)
  await visit.page.clock.install()
  await visit.open()
  await pressAndLeave(visit, 'Basalt')
  await see(visit.said, /Accept the connection in the app/)
  await visit.page.clock.runFor(10_000)
  await see(visit.sentence, 'Continue in Basalt')
  await visit.dialog.getByTestId('open-app').click()
  expect(await opened(visit)).toHaveLength(2)
})

test('a refusal is shown, in words and aloud, and can be tried again', async ({ stage }) => {
  const visit = await stage.visit('/fixture')
  await mount(visit, paired, { goes: 'declined', times: 1 })
  await openView(visit, wallet('wallet-1'))
  await see(visit.sentence, 'Connection declined')
  await see(visit.said, /turned down in Basalt/)
  await visit.dialog.getByTestId('try-again').press('Enter')
  await code(visit).getByRole('img').waitFor()
  await settled(visit)
  expect(await scan(code(visit))).toMatch(/^wc:/)
})

test('a page that was offline goes on by itself once the network is back', async ({ stage }) => {
  const visit = await stage.visit('/fixture')
  await mount(visit, paired, { goes: 'relay_unreachable', times: 1 })
  await openView(visit, wallet())
  await see(visit.sentence, 'The relay does not answer')
  await visit.context.setOffline(true)
  await see(visit.sentence, 'You are offline')
  await visit.context.setOffline(false)
  await code(visit).getByRole('img').waitFor()
})
