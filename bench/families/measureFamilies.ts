import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page as Tab } from 'playwright-core'
import { median } from '../figures.js'
import { five } from '../pages.js'
import { serve } from '../serve.js'
import { calibrate } from '../server/calibrate.js'
import { plainRow, timeRow, written } from '../server/rows.js'
import { within } from '../within.js'
import { familyWallets, installFamilyWallets } from './installFamilyWallets.js'

const namespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const

type Namespace = (typeof namespaces)[number]

/** The row of a wallet: Keplr's place has a name of its own. */
const rowOf = (namespace: Namespace) =>
  namespace === 'cosmos' ? 'Keplr' : `${familyWallets.used} ${namespace}`

/**
 * Connects a wallet of each of five chain families by a press, comes back by a reload, and gives the table: the time from each press to the wallet's
 * first request, and from the page's `load` until all five are shown again.
 */
export async function measureFamilies(browser: Browser, rounds: number): Promise<string> {
  const asked: Record<Namespace, number[]> = {
    ...{ eip155: [], solana: [], bip122: [], polkadot: [], cosmos: [] },
  }
  const restored: number[] = []
  let prompts = 0
  let strangers = 0
  // One more than is counted: the first warms what all share.
  for (let round = 0; round <= rounds; round += 1) {
    const visit = await visitOnce(browser)
    prompts += visit.prompts
    strangers += visit.strangers
    if (round === 0) continue
    for (const namespace of namespaces) asked[namespace].push(visit.asked[namespace])
    restored.push(visit.restored)
  }
  const rows = namespaces.map((namespace) =>
    timeRow(
      `${namespace}: click on the wallet until it is requested (slowest of ${asked[namespace].length}: ${Math.max(...asked[namespace]).toFixed(1)} ms)`,
      median(asked[namespace]) ?? Number.NaN,
      'familyAsked',
    ),
  )
  return written(
    'five chain families, a wallet of each in the page',
    [
      ...rows,
      timeRow(
        `reload: from the page’s load until five accounts are shown (slowest: ${Math.max(...restored).toFixed(1)} ms)`,
        median(restored) ?? Number.NaN,
        'familiesRestored',
      ),
      plainRow('reloads: prompts', prompts, undefined, 'refused'),
      plainRow('wallets called that the page never knew', strangers, undefined, 'refused'),
    ],
    calibrate(),
  )
}

async function visitOnce(browser: Browser) {
  const server = await serve(five.folder)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value' })
  await context.addInitScript(installFamilyWallets, familyWallets)
  const tab = await context.newPage()
  try {
    await tab.goto(`${server.origin}/`, { waitUntil: 'networkidle' })
    const asked = {} as Record<Namespace, number>
    for (const namespace of namespaces) asked[namespace] = await connect(tab, namespace)
    await tab.reload({ waitUntil: 'load' })
    const restored = await within(
      tab.evaluate(() => familyProbe.restored),
      'the five accounts',
    )
    await tab.waitForLoadState('networkidle')
    const { prompts, requested } = await tab.evaluate(() => {
      const { prompts: asks, requested: calls } = familyProbe
      return { prompts: Object.values(asks), requested: Object.keys(calls) }
    })
    const strangers = requested.filter((name) => name.startsWith(familyWallets.other))
    const sum = prompts.reduce((all, count) => all + count, 0)
    return { asked, restored, prompts: sum, strangers: strangers.length }
  } finally {
    await context.close()
    server.stop()
  }
}

/** Until the page has requested nothing more for a while, as long as a visitor reads a list at least. */
async function quiet(tab: Tab): Promise<void> {
  const count = () => tab.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = 0; before !== now; ) {
    before = await count()
    await sleep(500)
    now = await count()
  }
}

/** Milliseconds from the click on the row to the wallet's first request of this page. */
async function connect(tab: Tab, namespace: Namespace): Promise<number> {
  await tab.getByTestId(`open-${namespace}`).click()
  const dialog = tab.getByRole('dialog')
  const row = dialog
    .getByRole('list')
    .getByRole('button', { name: new RegExp(`^${rowOf(namespace)}`) })
  const onward = dialog.getByTestId('switch-active-chain')
  await row.or(onward).first().waitFor()
  if (await onward.isVisible()) await onward.click()
  await row.waitFor()
  await quiet(tab)
  const pressed = tab.evaluate(() => familyProbe.pressed())
  await row.click()
  await tab.waitForFunction(
    (one) => document.querySelector(`[data-testid="account-${one}"]`)?.textContent !== '–',
    namespace,
  )
  const [start, requested] = await Promise.all([
    within(pressed, 'the click'),
    tab.evaluate((name) => familyProbe.requested[name], `${familyWallets.used} ${namespace}`),
  ])
  await dialog.waitFor({ state: 'detached' })
  return (requested ?? Number.NaN) - start
}
