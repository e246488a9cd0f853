import type { InstalledWallets } from '@foyer/testing'
import { expect } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { five } from '../world/five.js'
import { see } from '../world/see.js'
import { settled } from '../world/settled.js'
import { test } from '../world/test.js'

type Scope = { __foyerWallets: InstalledWallets; backAfter?: number; ready: number }

/** What the list fetches ahead is there and was run: the code of the press, the engine, and the features of the chain family. */
async function prepared({ page }: Visit, namespace: string): Promise<void> {
  // As a page that is built from sources names them, or from the packages as they are published.
  const wanted = [
    ['createPress', 'next'],
    ['createWayEngine', 'own'],
    ['createEngine', 'engine'],
    [namespace, namespace === 'eip155' ? 'ways' : namespace],
  ]
  const missing = () =>
    page.evaluate(async (names) => {
      const read = () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ responseEnd }) => responseEnd > 0)
          .map(({ name }) => name)
      const loaded = read()
      // Several files may begin with one name, each fetched for the one before it: all of them are there when no more come.
      for (let times = 0; times < 10; times += 1)
        await new Promise((resolve) => requestIdleCallback(resolve))
      const more = read().slice(loaded.length)
      const isThere = (name: string) => loaded.some((url) => url.includes(`/${name}-`))
      return [...more, ...names.filter((either) => !either.some(isThere)).flat()]
    }, wanted)
  await expect.poll(missing).toEqual([])
}

/** In the same turn as the press: what comes later waits for the page to draw what it shows meanwhile. */
for (const family of five.families)
  test(`a wallet of ${family.namespace} is requested in the turn of the press`, async ({
    stage,
  }) => {
    const visit = await stage.visit('/five', five.options(stage.place))
    await visit.page.getByRole('button', { name: family.button }).click()
    await visit.wallet(family.wallet).waitFor()
    await settled(visit)
    await prepared(visit, family.namespace)
    const atOnce = await visit.wallet(family.wallet).evaluate((row) => {
      const { wallets, solana, bitcoin, polkadot, cosmos } = (globalThis as unknown as Scope)
        .__foyerWallets
      const requests = () =>
        [...wallets, ...solana, ...bitcoin, ...polkadot, ...cosmos].flatMap((one) => one.requests)
      const before = requests().length
      ;(row as HTMLElement).click()
      return requests().length - before
    })
    expect(atOnce).toBe(1)
    await see(visit.page.getByTestId(`${family.namespace}-wallet`), family.wallet)
  })

test('five chain families are back after a reload without a prompt, and no wallet that is not remembered is called', async ({
  stage,
}) => {
  const { families, ...rest } = five.options(stage.place)
  // Beside each wallet that is connected another one of its family, which is not.
  const visit = await stage.visit('/five', {
    ...rest,
    wallets: ['kestrel', 'bramble'],
    families: {
      bitcoin: { ...families.bitcoin, wallets: ['hummock', { name: 'Other Bitcoin' }] },
      polkadot: { wallets: ['tussock', { name: 'Other Polkadot' }] },
      cosmos: { ...families.cosmos, wallets: ['keplr', { name: 'Other Cosmos', place: 'leap' }] },
    },
  })
  await five.connectAll(visit)
  const account = ({ namespace }: (typeof five.families)[number]) =>
    visit.page.getByTestId(`${namespace}-account`)
  const before = await Promise.all(five.families.map((family) => account(family).innerText()))

  // What prompts stays open from now on; and the page says when the last of the five is back.
  await visit.context.addInitScript(() => {
    const scope = globalThis as unknown as Scope
    const { wallets, solana, bitcoin, polkadot, cosmos } = scope.__foyerWallets
    for (const wallet of [...wallets, ...solana, ...bitcoin, ...polkadot, ...cosmos]) wallet.hold()
    scope.ready = 0
    addEventListener('wallet-standard:app-ready', () => {
      scope.ready += 1
    })
    addEventListener('load', () => {
      const loaded = performance.now()
      const look = () => {
        const shown = [...document.querySelectorAll('[data-testid$="-account"]')]
        const isBack = shown.length >= 5 && shown.every((one) => one.textContent !== '–')
        if (isBack) scope.backAfter = performance.now() - loaded
        else requestAnimationFrame(look)
      }
      look()
    })
  })
  await visit.page.reload()
  for (const [index, family] of five.families.entries())
    await see(account(family), before[index] ?? '')
  await visit.page.waitForLoadState('networkidle')
  const found = await visit.page.evaluate(() => {
    const scope = globalThis as unknown as Scope
    const { wallets, solana, bitcoin, polkadot, cosmos } = scope.__foyerWallets
    const all = [...wallets, ...solana, ...bitcoin, ...polkadot, ...cosmos]
    return {
      backAfter: scope.backAfter,
      ready: scope.ready,
      open: all.flatMap(({ open }) => open.map(({ method }) => method)),
      requested: all.filter(({ requests }) => requests.length > 0).map(({ name }) => name),
    }
  })
  console.log(`five families: back ${found.backAfter?.toFixed(0)} ms after the page had loaded`)
  expect(found.open).toEqual([])
  // Two of the families hear the Wallet Standard, and the page says it once.
  expect(found.ready).toBe(1)
  expect(found.requested.sort()).toEqual(five.families.map(({ wallet }) => wallet).sort())
})
