import type { Route } from 'playwright-core'
import { expect, inject } from 'vitest'
import { historyPage, manyTokens, tokens } from '../world/accountData.js'
import { accountServer, serveAccount } from '../world/accountServer.js'
import type { Stage } from '../world/createStage.js'
import type { Visit } from '../world/createVisit.js'
import { mount, openView, refresh } from '../world/mount.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

type Answers = Parameters<typeof serveAccount>[1]

/** A page whose account is open, with this server. */
const opened = async (stage: Stage, answers?: Answers) =>
  open(await stage.visit('/fixture'), answers)

async function open(visit: Visit, answers?: Answers): Promise<Visit> {
  await serveAccount(visit.page, answers)
  await mount(visit, accountServer)
  await visit.connect()
  await visit.openAccount()
  return visit
}
const rows = ({ dialog }: Visit, testId: string) => dialog.getByTestId(testId)
const now = () => new Date().toISOString()
const queryOf = (route: Route) => new URL(route.request().url()).searchParams

test('after a reload the balance is in the first picture of the account, without a request', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await mount(visit)
  await visit.connect()
  await visit.openAccount()
  await see(visit.dialog.getByTestId('account-balance'), /12\.\d+ ETH/)
  await visit.page.reload()
  // No node answers any more.
  for (const { rpcUrl } of inject('world').chains) await visit.page.route(`${rpcUrl}**`, () => {})
  await mount(visit)
  await visit.accountButton.waitFor()
  const first = await visit.page.evaluate(async () => {
    const root = () => document.querySelector('foyer-modal:not([data-shut])')?.shadowRoot
    const find = (id: string) => root()?.querySelector(`[data-testid=${id}]`)
    document
      .querySelector('foyer-account-button')
      ?.shadowRoot?.querySelector<HTMLElement>('[data-testid=account-button]')
      ?.click()
    for (let turn = 0; turn < 600 && !find('account-address'); turn += 1)
      await new Promise(requestAnimationFrame)
    return find('account-balance')?.textContent
  })
  expect(first).toMatch(/12\.\d+ ETH/)
})

test('tokens are summed, the dearest first, and bait is shown on request', async ({ stage }) => {
  const visit = await opened(stage)
  await see(visit.dialog.getByTestId('total'), '$4,218.47')
  const names = () => rows(visit, 'token').locator('.row-name').allTextContents()
  await expect.poll(names).toEqual(['Ether', 'USD Coin', 'Uniswap', 'Harvest Points'])
  await see(rows(visit, 'token').last(), '120,000.123 HARV')
  await visit.dialog.getByTestId('spam-switch').click()
  await expect.poll(names).toContain('Claim at free-eth.com')
})

test('the eye hides every amount, in every part', async ({ stage }) => {
  const visit = await opened(stage)
  await rows(visit, 'token').first().waitFor()
  await visit.dialog.getByTestId('toggle-amounts').click()
  await expect.poll(() => visit.dialog.textContent()).not.toMatch(/\d[.,]\d/)
  await visit.dialog.getByTestId('tab-activity').click()
  await rows(visit, 'transaction').first().waitFor()
  expect(await visit.dialog.textContent()).not.toMatch(/\d[.,]\d/)
  await visit.dialog.getByTestId('tab-nfts').click()
  await rows(visit, 'nft').first().waitFor()
  expect(await visit.dialog.textContent()).not.toContain('4 of them')
  await visit.dialog.getByTestId('toggle-amounts').click()
  await see(rows(visit, 'nft').nth(2), '4 of them')
})

test('of unpriced tokens no sum is made up; nothing is worth nothing', async ({ stage }) => {
  let [coin] = tokens('http://127.0.0.1').map((token) => ({ ...token, value: null, price: 0 }))
  const visit = await opened(stage, {
    balance: (route) => route.fulfill({ json: { balances: [coin] } }),
  })
  await see(rows(visit, 'token').first(), '0.812 ETH')
  expect(await visit.dialog.getByTestId('total').count()).toBe(0)
  if (coin) coin = { ...coin, quantity: { decimals: '18', numeric: '0' } }
  await refresh(visit)
  await see(visit.dialog.getByTestId('total'), '$0.00')
})

test('on a network that is not configured, nothing unqueried is said to be empty', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await serveAccount(visit.page)
  await mount(visit, { ...accountServer, allowUnsupportedChain: true })
  await visit.connect()
  await visit.drive('Kestrel').switchChain(31339)
  await openView(visit, { name: 'Account' })
  await visit.dialog.getByText('Token balance unavailable').waitFor()
  expect(await visit.dialog.getByTestId('retry').count()).toBe(0)
  await visit.dialog.getByTestId('tab-activity').click()
  await visit.dialog.getByText('Activity unavailable').waitFor()
})

test('a server that is away has not said that there was no activity', async ({ stage }) => {
  const visit = await stage.visit('/fixture')
  let isAway = true
  await serveAccount(visit.page)
  await visit.page.route('**/foyer/v1/supported-chains**', (route) =>
    isAway ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await mount(visit, accountServer)
  await visit.connect()
  await openView(visit, { name: 'Transactions' })
  await visit.dialog.getByText('Activity unavailable').waitFor()
  isAway = false
  await visit.dialog.getByTestId('retry').click()
  await rows(visit, 'transaction').first().waitFor()
})

test('parts are gone through with the arrow keys, as the language reads', async ({ stage }) => {
  const visit = await opened(stage)
  const { page, dialog } = visit
  await dialog.getByTestId('tab-tokens').focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByTestId('panel-nfts').waitFor()
  await page.keyboard.press('End')
  await dialog.getByTestId('panel-activity').waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByTestId('panel-tokens').waitFor()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await page.keyboard.press('ArrowLeft')
  await dialog.getByTestId('panel-nfts').waitFor()
  expect(await dialog.getByRole('tab', { selected: true }).textContent()).toBe('NFTs')
})

test('activity stands by month, without spam and with what moved nothing, and leads to the explorer', async ({
  stage,
}) => {
  const visit = await opened(stage)
  await visit.dialog.getByTestId('tab-activity').click()
  await rows(visit, 'transaction').first().waitFor()
  const titles = await rows(visit, 'transaction').locator('.row-name').allTextContents()
  expect(titles).toEqual(['Sending', 'Received', 'Swapped', 'Approved', 'Send failed', 'Deposited'])
  await see(rows(visit, 'transaction').first(), '−40.000 USDC')
  await see(rows(visit, 'transaction').nth(4), 'Nothing left your wallet')
  await see(rows(visit, 'transaction').last(), '+100.000 USDC')
  const href = await rows(visit, 'transaction').first().getAttribute('href')
  expect(href).toMatch(/\/explorer\/tx\/0x1{64}$/)
  expect(await rows(visit, 'month').last().locator('h2').textContent()).toMatch(/ \d{4}$/)
})

test('a long history comes page by page as its end comes near, each entry once', async ({
  stage,
}) => {
  const asked: (string | null)[] = []
  const visit = await stage.visit('/fixture')
  await serveAccount(visit.page, {
    history: (route) => {
      const cursor = queryOf(route).get('cursor')
      asked.push(cursor)
      const page = historyPage('http://127.0.0.1', Number(cursor?.split('-')[1] ?? 1))
      // The first entry of a page is the last of the one before.
      const again = cursor ? historyPage('http://127.0.0.1', 1).data.slice(-1) : []
      return route.fulfill({ json: { ...page, data: [...again, ...page.data] } })
    },
  })
  await mount(visit, accountServer)
  await visit.connect()
  await openView(visit, { name: 'Transactions' })
  await rows(visit, 'transaction').first().waitFor()
  const goDown = async () => {
    await visit.dialog.locator('[data-scroll]').evaluate((scroller) => {
      scroller.scrollTop = scroller.scrollHeight
    })
    return asked.length
  }
  await expect.poll(goDown, { timeout: 20_000 }).toBe(4)
  await expect.poll(() => rows(visit, 'transaction').count()).toBe(80)
  expect(asked).toEqual([null, 'page-2', 'page-3', 'page-4'])
  expect(await visit.dialog.getByTestId('load-more').count()).toBe(0)
})

test('a history that grows at its start has no gap further down', async ({ stage }) => {
  const all = [1, 2].flatMap((page) => historyPage('http://127.0.0.1', page).data)
  const [fresh] = historyPage('http://127.0.0.1', 3).data
  let history = all
  const visit = await stage.visit('/fixture')
  await serveAccount(visit.page, {
    history: (route) => {
      const cursor = queryOf(route).get('cursor')
      const from = cursor ? history.findIndex(({ id }) => id === cursor) + 1 : 0
      const data = history.slice(from, from + 20)
      const isLast = from + 20 >= history.length
      return route.fulfill({ json: { data, next: isLast ? null : data.at(-1)?.id } })
    },
  })
  await mount(visit, accountServer)
  await visit.connect()
  await openView(visit, { name: 'Transactions' })
  await rows(visit, 'transaction').first().waitFor()
  const count = async () => {
    await visit.dialog.locator('[data-scroll]').evaluate((scroller) => {
      scroller.scrollTop = scroller.scrollHeight
    })
    return rows(visit, 'transaction').count()
  }
  await expect.poll(count, { timeout: 20_000 }).toBe(40)
  if (fresh) history = [{ ...fresh, metadata: { ...fresh.metadata, minedAt: now() } }, ...all]
  await refresh(visit)
  await expect.poll(count, { timeout: 20_000 }).toBe(41)
})

test('a thousand tokens are a few dozen rows in the document, and the last is reached', async ({
  stage,
}) => {
  const visit = await opened(stage, {
    balance: (route) => route.fulfill({ json: { balances: manyTokens(1000) } }),
  })
  await rows(visit, 'token').first().waitFor()
  expect(await rows(visit, 'token').count()).toBeLessThan(40)
  await visit.dialog.locator('[data-scroll]').evaluate((scroller) => {
    scroller.scrollTop = scroller.scrollHeight
  })
  await see(rows(visit, 'token').last(), 'Token 999')
  expect(await rows(visit, 'token').count()).toBeLessThan(40)
})

test('a server that fails is said so once; what the chain says is still there', async ({
  stage,
}) => {
  let isDown = true
  const visit = await stage.visit('/fixture')
  await visit.page.clock.install()
  await open(visit, {
    balance: (route) =>
      isDown
        ? route.fulfill({ status: 500, body: '<h1>no</h1>' })
        : route.fulfill({ json: { balances: tokens('http://127.0.0.1') } }),
  })
  // Said until something else is; the toast beside it goes after seconds.
  await see(visit.said, 'Token Balance Unavailable')
  await visit.dialog.getByText('Token balance unavailable').waitFor()
  await see(visit.dialog.getByTestId('account-balance'), /12\.\d+ ETH/)
  // No request follows so soon, so no button offers one.
  expect(await visit.dialog.getByTestId('retry').count()).toBe(0)
  isDown = false
  await visit.page.clock.fastForward(30_000)
  await visit.dialog.getByTestId('retry').click()
  await rows(visit, 'token').first().waitFor()
})

test('an answer about the account before does not stand under the next', async ({ stage }) => {
  const held: Route[] = []
  const { accounts } = inject('world')
  const visit = await opened(stage, {
    balance: (route) => {
      if (
        route
          .request()
          .url()
          .includes(accounts[0] ?? '')
      )
        return held.push(route)
      const [coin] = tokens('http://127.0.0.1')
      return route.fulfill({ json: { balances: [{ ...coin, name: 'Of the second' }] } })
    },
  })
  const second = (await visit.drive('Kestrel').addresses())[1]
  await visit.dialog.getByTestId(`account-${second}`).click()
  await see(rows(visit, 'token').first(), 'Of the second')
  expect(held.length).toBeGreaterThan(0)
  for (const route of held) {
    const answered = visit.page.waitForResponse(
      (response) => response.request() === route.request(),
    )
    await route.fulfill({ json: { balances: tokens('http://127.0.0.1') } })
    await (await answered).finished()
  }
  // Two frames are enough for whatever would be drawn of it.
  await visit.page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) await new Promise(requestAnimationFrame)
  })
  expect(await rows(visit, 'token').count()).toBe(1)
  await see(rows(visit, 'token').first(), 'Of the second')
})

test('activity that cannot be had is said so, and can be asked for again', async ({ stage }) => {
  let isDown = true
  const visit = await opened(stage, {
    history: (route) =>
      isDown
        ? route.fulfill({ status: 500, json: {} })
        : route.fulfill({ json: { ...historyPage('http://127.0.0.1', 4) } }),
  })
  await visit.dialog.getByTestId('tab-activity').click()
  await see(visit.said, 'Failed to fetch transactions')
  isDown = false
  await visit.dialog.getByTestId('retry').click()
  await expect.poll(() => rows(visit, 'transaction').count()).toBe(20)
})
