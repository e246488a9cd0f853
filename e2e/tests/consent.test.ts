import { verifyMessage } from 'viem'
import { expect } from 'vitest'
import { approve } from '../world/approve.js'
import { createFrameClient } from '../world/createFrameClient.js'
import { decline } from '../world/decline.js'
import { openHost } from '../world/openHost.js'
import { pressUntilTaken } from '../world/pressUntilTaken.js'
import { reach } from '../world/reach.js'
import { test } from '../world/test.js'

/** As long as a loaded machine may take. */
const slowly = { timeout: 20_000 }

type User = { address: `0x${string}`; email: string }
const refused = { answer: { code: 'not_logged_in' } }

test('another page of the same site sees no account until the user lets it in, and none again after the user removed it', async ({
  stage,
}) => {
  // Two ports of one name: the browser keeps one store for both, and they are two origins.
  const [one, two] = [await openHost(), await openHost()]
  const others = [...one.origins, ...two.origins]
  const visit = await stage.visit(`${one.listed}/bare`, { others })
  const first = await createFrameClient(visit.page)
  await first.logIn('seen@example.com')
  const { address } = (await first.ask('GET_USER')) as User
  const beside = await stage.visit(`${two.listed}/bare`, { others, beside: visit })
  const second = await createFrameClient(beside.page)
  const sign = () =>
    second.ask('RPC_REQUEST', {
      ...{ method: 'personal_sign', params: ['Let in', address], chainId: second.network },
    })
  await expect(second.ask('IS_CONNECTED')).resolves.toEqual({ isConnected: false })
  await expect(second.ask('GET_USER')).rejects.toMatchObject(refused)
  await expect(sign()).rejects.toMatchObject(refused)

  // The page cannot approve in the user's place: not by a script, and not by what it lays over the screen.
  const letIn = second.ask('OPEN_WALLET', { page: 'connect' })
  const yes = second.screen.getByTestId('approval-approve')
  await second.screen.getByText('seen@example.com').waitFor()
  await expect.poll(() => yes.isEnabled(), slowly).toBe(true)
  await yes.evaluate((button: HTMLElement) => button.click())
  await beside.page.evaluate(() => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    cover.style.cssText =
      'position:fixed;top:0;left:0;width:360px;height:300px;background:#fff;pointer-events:none;z-index:9999999'
    document.body.append(cover)
  })
  await second.screen.locator('[data-waits="unseen"]').waitFor()
  const box = await yes.boundingBox()
  await beside.page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  await expect(second.ask('GET_USER')).rejects.toMatchObject(refused)
  await beside.page.evaluate(() => document.getElementById('cover')?.remove())
  await second.screen.getByTestId('approval-origin').click()
  // Out of sight it offers its own window, which it takes back.
  await second.screen.getByTestId('approval-window').waitFor({ state: 'detached' })
  await approve(second.screen)
  await expect(letIn).resolves.toEqual({ provider: 'email' })

  await expect(second.ask('GET_USER')).resolves.toMatchObject({ address })
  const signing = sign()
  await expect(
    second.screen.getByText('Let in', { exact: true }).waitFor(),
  ).resolves.toBeUndefined()
  await approve(second.screen)
  const signature = (await signing) as `0x${string}`
  await expect(verifyMessage({ address, message: 'Let in', signature })).resolves.toBe(true)

  await visit.page.bringToFront()
  const pages = first.ask('OPEN_WALLET')
  await reach(first.screen.getByTestId('wallet-origins'))
  await pressUntilTaken(first.screen, 'wallet-origins')
  const removal = `wallet-disconnect-${new URL(two.listed).host}`
  await pressUntilTaken(first.screen, removal)
  // Its row goes once the page is removed.
  await first.screen.getByTestId(removal).waitFor({ state: 'detached' })
  await expect(second.ask('GET_USER')).rejects.toMatchObject(refused)
  await expect(sign()).rejects.toMatchObject(refused)
  await expect(first.ask('IS_CONNECTED')).resolves.toEqual({ isConnected: true })

  // With the last one goes the session.
  await pressUntilTaken(first.screen, `wallet-disconnect-${new URL(one.listed).host}`)
  await expect(pages).rejects.toMatchObject(refused)
  await expect(first.ask('IS_CONNECTED')).resolves.toEqual({ isConnected: false })
})

test('the modal offers the login of another page beside another mail, and connects once the user said yes', async ({
  stage,
}) => {
  const [one, two] = [await openHost(), await openHost()]
  const others = [...one.origins, ...two.origins]
  const visit = await stage.visit(`${one.listed}/bare`, { others })
  // As the demo’s pages name it.
  const first = await createFrameClient(visit.page, { projectId: 'harvest-market' })
  await first.logIn('elsewhere@example.com')
  const { address } = (await first.ask('GET_USER')) as User
  const beside = await stage.visit(`${two.listed}/?embedded=yes&wallets=none`, {
    ...{ others, beside: visit },
  })
  await beside.page.clock.install()
  await beside.connectButton.click()
  await beside.dialog.getByTestId('email-input').fill('anybody@example.com')
  await beside.dialog.getByTestId('email-submit').click()
  await beside.dialog.getByTestId('code').waitFor()
  // A user who may have the code at hand gets no other offer: half a minute goes by first.
  const elsewhere = beside.dialog.getByTestId('connect-elsewhere')
  await expect(elsewhere.isVisible()).resolves.toBe(false)
  await beside.page.clock.fastForward(30_000)
  await elsewhere.click()
  const frame = beside.page.frameLocator('iframe[data-foyer-frame]')
  await frame.getByText('elsewhere@example.com').waitFor()
  // A no leads back to the code, and tells nothing.
  await decline(frame)
  await elsewhere.click()
  await approve(frame)
  await beside.accountButton.waitFor()
  await expect(first.ask('GET_USER')).resolves.toMatchObject({ address })
})
