import { describe, expect } from 'vitest'
import { accountServer, serveAccount } from '../world/accountServer.js'
import type { Visit } from '../world/createVisit.js'
import { mount, openView } from '../world/mount.js'
import { see } from '../world/see.js'
import { settled } from '../world/settled.js'
import { test } from '../world/test.js'
import { pagesOf, serveWallets, type WalletAnswer } from '../world/walletServer.js'

/** The page of a host whose server has a directory. */
async function arrive(
  stage: { visit: (path: string, options?: object) => Promise<Visit> },
  answer: WalletAnswer,
  options: Parameters<typeof mount>[1] = {},
  how = {},
): Promise<Visit> {
  const visit = await stage.visit('/fixture', how)
  await serveAccount(visit.page)
  await serveWallets(visit.page, answer)
  // The server has a relay as well.
  await mount(visit, { ...accountServer, ...options }, { goes: 'well' })
  return visit
}
const tiles = ({ dialog }: Visit) => dialog.getByTestId('wallet-item')
const scrollTo = ({ dialog }: Visit, share: number) =>
  dialog.locator('[data-scroll]').evaluate((box, part) => {
    box.scrollTop = box.scrollHeight * part
  }, share)

describe('all wallets of a server', () => {
  test('come as they are scrolled to, without moving what is there', async ({ stage }) => {
    const visit = await arrive(stage, pagesOf(500))
    await openView(visit, { name: 'AllWallets' })
    await visit.dialog.getByText('Anchor').first().waitFor()
    await settled(visit)
    // The view itself comes with a change of height where its code was not there yet.
    await visit.page.evaluate(() => {
      const scope = globalThis as unknown as { moved: number; long: number }
      Object.assign(scope, { moved: 0, long: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[])
          scope.moved += entry.value
      }).observe({ type: 'layout-shift' })
    })
    const last = visit.dialog.getByText('Tidal 499')
    const goDown = async () => {
      await scrollTo(visit, 1)
      return last.isVisible()
    }
    await expect.poll(goDown, { timeout: 60_000 }).toBe(true)
    expect(await tiles(visit).count()).toBeLessThan(60)
    await expect.poll(() => visit.dialog.locator('li[aria-setsize="-1"]').count()).toBe(0)
    expect(
      await visit.page.evaluate(() => (globalThis as unknown as { moved: number }).moved),
    ).toBeLessThan(0.01)
  })

  test('are narrowed to the certified ones, and searched beyond what was read', async ({
    stage,
  }) => {
    const visit = await arrive(stage, pagesOf(500))
    await openView(visit, { name: 'AllWallets' })
    await visit.dialog.getByText('Basalt').first().waitFor()
    const toggle = visit.dialog.getByTestId('wallet-certified')
    await toggle.click()
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true')
    await visit.dialog.getByText('Basalt').first().waitFor({ state: 'detached' })
    await visit.dialog.getByText('Anchor').first().waitFor()
    await see(tiles(visit).first(), 'certified')
    await toggle.click()
    await visit.dialog.getByTestId('wallet-search').fill('garnet 46')
    await visit.dialog.getByText('Garnet 466').waitFor()
    // The one that was read before is Garnet 46 itself.
    await see(visit.said, '2 found')
  })

  test('say when a page did not come, and bring it when asked again', async ({ stage }) => {
    let broken = true
    const visit = await arrive(
      stage,
      (asked) => (broken ? { status: 500, json: {} } : pagesOf(60)(asked)),
      {},
      { forgive: /500|server failed/i },
    )
    await openView(visit, { name: 'AllWallets' })
    await see(visit.dialog, 'Not all wallets could be loaded.')
    broken = false
    await visit.dialog.getByTestId('wallets-retry').click()
    await visit.dialog.getByText('Anchor').first().waitFor()
  })
})

describe('the first screen', () => {
  test('keeps the room of the wallets that the host names, then shows them in its order', async ({
    stage,
  }) => {
    const visit = await arrive(stage, pagesOf(60), {
      featuredWalletIds: ['wallet-3', 'wallet-1'],
    })
    await visit.open()
    for (const name of ['Drift', 'Basalt']) await visit.wallet(name).waitFor()
    const names = await visit.dialog.getByRole('list').getByRole('button').allInnerTexts()
    const at = (name: string) => names.findIndex((text) => text.startsWith(name))
    expect(at('Drift')).toBeLessThan(at('Basalt'))
    await visit.wallet('Drift').click()
    await see(visit.title, 'Drift')
    await visit.dialog.getByTestId('get-app').click()
    await visit.dialog.getByTestId('download-chrome').waitFor()
    await see(visit.title, 'Get Drift')
  })
})
