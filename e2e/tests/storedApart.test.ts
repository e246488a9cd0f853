import { type Browser, chromium, type Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { approve } from '../world/approve.js'
import { confirmLogin } from '../world/confirmLogin.js'
import { createFrameClient } from '../world/createFrameClient.js'
import { openHost } from '../world/openHost.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

type Client = Awaited<ReturnType<typeof createFrameClient>>
type User = { address: `0x${string}` }

/** A browser that lets frames of other sites keep nothing at all, as with Playwright’s own settings. */
let strict: Browser
beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  strict = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
})
afterAll(() => strict?.close())

/** Has a message signed, and proves by whom. */
async function signs(client: Client, address: `0x${string}`) {
  const params = ['Still me', address]
  const asked = client.ask('RPC_REQUEST', {
    method: 'personal_sign',
    params,
    chainId: client.network,
  })
  await client.screen.getByRole('button', { name: 'Sign', exact: true }).waitFor()
  await approve(client.screen)
  const signature = (await asked) as `0x${string}`
  await expect(verifyMessage({ address, message: 'Still me', signature })).resolves.toBe(true)
}

/** Says yes at the provider, in a window that this page opened. */
async function logInSocially(page: Page, client: Client) {
  const { uri } = (await client.ask('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })) as {
    uri: string
  }
  const opening = page.context().waitForEvent('page')
  await page.evaluate((url) => void window.open(url), uri)
  const popup = await opening
  await popup.getByRole('button', { name: 'Go on as Bo Baker' }).click()
  await confirmLogin(popup)
  return (await client.ask('CONNECT_SOCIAL', { uri })) as User
}

const others = () => [inject('world').identity?.url ?? '', inject('world').mailbox?.url ?? '']

test('a wallet in a store of its own: signs again after a reload, and no other page finds it', async ({
  stage,
}) => {
  const host = await openHost()
  const visit = await stage.visit(`${host.listed}/bare`, { others: host.origins })
  const client = await createFrameClient(visit.page)
  await client.logIn('kept@example.com')
  const { address } = (await client.ask('GET_USER')) as User
  await signs(client, address)
  await visit.page.reload()
  const again = await createFrameClient(visit.page)
  await expect(again.ask('IS_CONNECTED')).resolves.toEqual({ isConnected: true })
  await signs(again, address)

  // The same browser, another site around the frame; then the same site, another project.
  await visit.page.goto(`${host.alsoListed}/bare`)
  const elsewhere = await createFrameClient(visit.page)
  await expect(elsewhere.ask('IS_CONNECTED')).resolves.toEqual({ isConnected: false })
  await visit.page.goto(`${host.listed}/bare`)
  const other = await createFrameClient(visit.page, { projectId: 'north' })
  await expect(other.ask('IS_CONNECTED')).resolves.toEqual({ isConnected: false })
  await expect(other.ask('GET_USER')).rejects.toMatchObject({ answer: { code: 'not_logged_in' } })
})

test('a wallet that may store nothing: logs in, signs, and is the same after a reload and a login', async ({
  stage,
}) => {
  const host = await openHost()
  const visit = await stage.visit(`${host.listed}/bare`, {
    ...{ browser: strict, others: [...host.origins, ...others()] },
  })
  const client = await createFrameClient(visit.page)
  const frame = visit.page.frames().find((one) => one.url().includes('/sdk?'))
  const canStore = await frame?.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        try {
          const opening = indexedDB.open('any')
          opening.onsuccess = () => resolve(true)
          opening.onerror = () => resolve(false)
        } catch {
          resolve(false)
        }
      }),
  )
  expect(canStore).toBe(false)
  const { address } = await logInSocially(visit.page, client)
  await signs(client, address)
  await visit.page.reload()
  const again = await createFrameClient(visit.page)
  await expect(again.ask('IS_CONNECTED')).resolves.toEqual({ isConnected: false })
  await expect(logInSocially(visit.page, again)).resolves.toMatchObject({ address })
  await signs(again, address)
})

test('a page that cuts its windows off logs in socially all the same, whatever becomes of the window', async ({
  stage,
}) => {
  const host = await openHost({ 'cross-origin-opener-policy': 'same-origin' })
  const visit = await stage.visit(`${host.listed}/?embedded=yes&wallets=none`, {
    others: [...host.origins, ...others()],
  })
  expect(await visit.page.evaluate(() => crossOriginIsolated)).toBe(false)
  await visit.connectButton.click()
  const opening = visit.context.waitForEvent('page')
  await visit.dialog.getByTestId('social-google').click()
  const popup = await opening
  await popup.getByRole('button', { name: 'Go on as Ann Archer' }).waitFor()
  // The way back is cut: the window cannot be told from a closed one, and has no opener.
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await popup.getByRole('button', { name: 'Go on as Ann Archer' }).click()
  await confirmLogin(popup)
  await visit.accountButton.waitFor()
  await see(visit.address, /^0x/)
})
