import type { Route } from 'playwright-core'
import { expect, inject } from 'vitest'
import { accountServer, serveAccount } from '../world/accountServer.js'
import { count } from '../world/count.js'
import { countSettled } from '../world/countSettled.js'
import type { Visit } from '../world/createVisit.js'
import { directory } from '../world/directory.js'
import { mount, openView, unmount } from '../world/mount.js'
import { see } from '../world/see.js'
import { settled } from '../world/settled.js'
import { testInMotion as test } from '../world/test.js'
import { traceClick } from '../world/traceClick.js'

const askedOfServer = ({ watch }: Visit) =>
  watch.requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith('/foyer/'))

/** Opens and closes within the page, so that many rounds cost little. */
const rounds = (visit: Visit, times: number) =>
  visit.page.evaluate(async (many) => {
    const frame = () => new Promise(requestAnimationFrame)
    const until = async (done: () => unknown) => {
      for (let turn = 0; turn < 600 && !done(); turn += 1) await frame()
      if (!done()) throw new Error('the modal did not come or go')
    }
    const modal = () => document.querySelector('foyer-modal[data-testid]')?.shadowRoot
    const button = document
      .querySelector('foyer-connect-button')
      ?.shadowRoot?.querySelector('button')
    for (let round = 0; round < many; round += 1) {
      button?.click()
      await until(() => modal()?.querySelector('[data-testid^=wallet-]'))
      modal()?.querySelector<HTMLElement>('[data-testid=header-close]')?.click()
      await until(() => !modal())
    }
    // The next one is there, so that each count has one.
    await until(() => document.querySelector('foyer-modal[data-shut]'))
  }, times)

test('fifty times open and closed leave no node and no listener behind', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connectButton.waitFor()
  await rounds(visit, 15)
  // What a page keeps of its own, such as parts and answers that arrive late, comes once: it falls into one count of fifty rounds. What a round leaves behind is in each.
  await expect
    .poll(
      async () => {
        const before = await countSettled(visit)
        await rounds(visit, 50)
        const { nodes, listeners } = await countSettled(visit)
        return { nodes: nodes <= before.nodes + 10, listeners: listeners <= before.listeners + 2 }
      },
      { timeout: 100_000 },
    )
    .toEqual({ nodes: true, listeners: true })
})

test('the code of the opening is requested before React renders', async ({ stage }) => {
  const visit = await stage.visit()
  // React renders in tasks that it posts: here none comes.
  await visit.page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {}
  })
  const requested = visit.page.waitForRequest(/[/]opening-[^/]+[.]js$/)
  await visit.page.reload({ waitUntil: 'load' })
  await requested
  expect(await visit.connectButton.count()).toBe(0)
})

test('the press that opens forces no layout, and is no long task', async ({ stage }) => {
  const visit = await stage.visit()
  // Rendered ahead with the wallets in it, and nothing of it on the way any more.
  const untilReady = async () => {
    await visit.page.waitForFunction(() =>
      document
        .querySelector('foyer-modal[data-shut]')
        ?.shadowRoot?.querySelector('[data-testid^=wallet-]'),
    )
    await visit.page.waitForLoadState('networkidle')
    await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  await untilReady()
  const press = async () => {
    await visit.connectButton.click()
    await visit.wallet('Kestrel').waitFor()
  }
  const { layouts, taskMs } = await traceClick(visit, press)
  expect(layouts).toBe(0)
  // As browsers count it, of the processor's time: a busy machine is no fault of the page.
  expect(taskMs).toBeLessThan(50)

  // That one would be seen: the page forces a layout now.
  await visit.page.keyboard.press('Escape')
  await untilReady()
  await visit.page.evaluate(() =>
    addEventListener('click', () => {
      document.body.style.width = '90%'
      void document.body.offsetWidth
    }),
  )
  expect((await traceClick(visit, press)).layouts).toBeGreaterThan(0)
})

test('taking Foyer off the page and ending it leaves no node and no listener behind', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  // What a page keeps of its own, such as loaded parts, is there after the first time.
  const once = async () => {
    await mount(visit)
    await visit.connect()
    await visit.openAccount()
    await visit.page.keyboard.press('Escape')
    await visit.modal.waitFor({ state: 'detached' })
    await visit.disconnect()
    await visit.open()
    await unmount(visit)
    await visit.modal.waitFor({ state: 'detached' })
  }
  await once()
  const before = await count(visit)
  for (let round = 0; round < 3; round += 1) await once()
  // React may hold what was last on the page until the next is: what each round left behind would stay.
  await expect
    .poll(
      async () => {
        await once()
        const { nodes, listeners } = await count(visit)
        return { nodes: nodes <= before.nodes + 10, listeners: listeners <= before.listeners + 2 }
      },
      { timeout: 30_000 },
    )
    .toEqual({ nodes: true, listeners: true })
  expect(
    await visit.page
      .locator('foyer-modal, foyer-connect-button, foyer-notice, foyer-outcome')
      .count(),
  ).toBe(0)
  await expect.poll(async () => (await visit.drive('Kestrel').state()).listeners).toBe(0)
  const page = await visit.page.evaluate(() => ({
    overflow: document.documentElement.style.overflow,
    inert: document.querySelectorAll('[inert]').length,
  }))
  expect(page).toEqual({ overflow: '', inert: 0 })
})

test('a client that was ended while its wallet is connected hears nothing of it any more', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await mount(visit)
  await visit.connect()
  await unmount(visit)
  await expect.poll(async () => (await visit.drive('Kestrel').state()).listeners).toBe(0)
  await visit.drive('Kestrel').switchChain(31338)
  await mount(visit)
  await visit.accountButton.waitFor()
  await see(visit.networkButton, 'Foyer Local Two')
})

/** These and no others: not those of the package's own index either. */
const only = (wallets: ReturnType<typeof directory>) => ({
  customWallets: wallets,
  includeWalletIds: wallets.map(({ id }) => id),
})

test('of five hundred wallets only those in sight are in the document, and any is found', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await mount(visit, only(directory(500)))
  await openView(visit, { name: 'AllWallets' })
  const tiles = visit.dialog.getByTestId('wallet-item')
  await tiles.first().waitFor()
  await settled(visit)
  const bounded = async () => {
    expect(
      await visit.dialog.evaluate((dialog) => dialog.querySelectorAll('*').length),
    ).toBeLessThan(900)
    expect(await tiles.count()).toBeLessThan(60)
  }
  await bounded()
  const scroll = (share: number) =>
    visit.dialog.locator('[data-scroll]').evaluate((box, part) => {
      box.scrollTop = box.scrollHeight * part
    }, share)
  for (const share of [0.25, 0.5, 1]) {
    await scroll(share)
    await expect.poll(() => tiles.last().isVisible()).toBe(true)
    await bounded()
  }
  await visit.dialog.getByText('Tidal 499').waitFor()
  await visit.dialog.getByTestId('wallet-search').fill('garnet 2')
  await visit.dialog.getByText('Garnet 206').waitFor()
  await see(visit.said, 'found')
  await visit.dialog.getByTestId('wallet-search').fill('nobody')
  await see(visit.dialog, 'No Wallet found')
  await visit.button('Show all wallets').click()
  await visit.dialog.getByText('Anchor').first().waitFor()
})

test('in the grid of all wallets the arrow keys lead to the last one', async ({ stage }) => {
  const visit = await stage.visit('/fixture')
  await mount(visit, only(directory(500)))
  await openView(visit, { name: 'AllWallets' })
  const tiles = visit.dialog.getByTestId('wallet-item')
  await tiles.first().focus()
  await visit.page.keyboard.press('ArrowRight')
  await visit.page.keyboard.press('ArrowDown')
  const focused = () =>
    visit.dialog.evaluate(
      (dialog) =>
        (dialog.getRootNode() as ShadowRoot).activeElement?.getAttribute('data-index') ?? 'none',
    )
  await expect.poll(focused).toBe('5')
  await visit.page.keyboard.press('Control+End')
  await visit.page.keyboard.press('End')
  await expect.poll(focused).toMatch(/^(7|501)$/)
})

test('before the first press, a page requests nothing but its own files', async ({ stage }) => {
  for (const path of ['/', '/two', '/wallets', '/fixture']) {
    const visit = await stage.visit(path)
    if (path === '/fixture') await mount(visit)
    await visit.networkButton.first().waitFor()
    await visit.page.waitForLoadState('networkidle')
    const asked = visit.watch.requests.map((request) => new URL(request.url()))
    const own = new URL(inject('url')).origin
    expect(asked.filter(({ origin, protocol }) => origin !== own && protocol !== 'data:')).toEqual(
      [],
    )
    const modal = asked.filter(({ pathname }) => /\/(Modal|view|engine)-/.test(pathname))
    expect(modal.map(({ pathname }) => pathname)).toEqual([])
    await visit.context.close()
  }
})

test('a page whose host has a server asks it for nothing before the first press', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await serveAccount(visit.page)
  await mount(visit, accountServer)
  await visit.networkButton.first().waitFor()
  await visit.page.waitForLoadState('networkidle')
  expect(askedOfServer(visit)).toEqual([])
  // That it would be seen: the press asks.
  await visit.open()
  await expect.poll(() => askedOfServer(visit)).not.toEqual([])
})

test('the wallets of the page are shown although the server never answers', async ({ stage }) => {
  const visit = await stage.visit('/fixture')
  const hangs: Route[] = []
  await visit.page.route('**/foyer/**', (route) => void hangs.push(route))
  await mount(visit, accountServer)
  await visit.connectButton.click()
  await visit.wallet('Kestrel').waitFor()
  await expect.poll(() => hangs.length).toBeGreaterThan(0)
  await visit.pick('Kestrel')
  await visit.accountButton.waitFor()
})

test('a visitor without a wallet who opens and closes the modal asks no node anything', async ({
  stage,
}) => {
  const visit = await stage.visit('/?server=none', { wallets: [] })
  await visit.connectButton.click()
  await visit.dialog.getByTestId('get-wallet').click()
  await see(visit.title, 'Get a wallet')
  await visit.page.keyboard.press('Escape')
  await visit.modal.waitFor({ state: 'detached' })
  await visit.page.waitForLoadState('networkidle')
  const own = new URL(inject('url')).origin
  const strange = visit.watch.requests
    .map((request) => new URL(request.url()))
    .filter(({ origin, protocol }) => origin !== own && protocol !== 'data:')
  expect(strange.map(String)).toEqual([])
})
