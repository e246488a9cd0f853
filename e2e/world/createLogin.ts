import type { FoyerOptions } from '@foyer/core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import { approve } from './approve.js'
import { approveByMail } from './approveByMail.js'
import { createMailReader } from './createMailReader.js'
import type { Stage } from './createStage.js'
import { exchangesOf } from './exchangesOf.js'
import { mount } from './mount.js'
import type { Place } from './placeOfRun.js'
import { see } from './see.js'

type Scope = { fixture: Fixture }
type Call = Parameters<Fixture['request']>

/** The accounts of a login, by chain family. */
export type Accounts = Record<'eip155' | 'solana', { address: string; type: string }[]>

/**
 * A user on a page with the sandbox's embedded wallet, on networks of both chain families, in a browser of their own.
 * Nothing between the page and the chain is played.
 */
export async function createLogin(
  stage: Stage,
  context?: BrowserContextOptions,
  path: '/fixture' | '/?embedded=yes' | '/members?networks=evm&embedded=yes' = '/fixture',
  more: Partial<FoyerOptions> = {},
) {
  const { url, world } = stage.place
  const { solana, identity } = world
  const visit = await stage.visit(path, {
    wallets: [],
    others: [solana?.rpcUrl, identity?.url].filter((url) => url !== undefined),
    context: { reducedMotion: 'reduce', ...context },
  })
  const { page, dialog, modal, connectButton, accountButton } = visit
  const frame = page.frameLocator('iframe[data-foyer-frame]')
  const accounts = (): Promise<Accounts> =>
    page.evaluate(() => (globalThis as unknown as Scope).fixture.accounts()) as Promise<Accounts>
  const show = async () => {
    if (path === '/fixture') await mount(visit, { ...optionsOf(stage.place), ...more })
  }
  const arrived = async () => {
    // A new user gets the guard's mail, before anything is made.
    const makes = dialog.getByText('You are making a new wallet')
    await accountButton
      .or(makes)
      .first()
      .waitFor({ timeout: 60_000 })
      .catch(async (error) => {
        throw new Error(`Not connected. The modal shows: ${await dialog.innerText()}`, {
          cause: error,
        })
      })
    if (await makes.isVisible())
      await approveByMail(createMailReader(world), await dialog.getByTestId('sent-to').innerText())
    // A key is made, and three services are asked.
    await accountButton.waitFor({ timeout: 60_000 })
    await modal.waitFor({ state: 'detached' })
  }
  await show()
  let last: Promise<unknown> = Promise.resolve()

  return {
    ...visit,
    frame,
    accounts,
    /** A user is connected, and the modal has gone. */
    arrived,
    /** As a page does that is loaded again. */
    async reload() {
      await page.reload()
      await show()
    },
    /** Half a minute went by for the page, which asks for another mail no sooner. */
    async waitHalfAMinute() {
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.endsWith(':emailRequestedAt')) localStorage.removeItem(key)
      })
      await this.reload()
    },
    /** From the button to the boxes for the code. */
    async askCode(email: string) {
      await connectButton.click()
      await dialog.getByTestId('email-input').fill(email)
      const boxes = dialog.getByTestId('code')
      const early = dialog.getByText('Please try again after')
      const ask = async () => {
        await dialog.getByTestId('email-submit').click()
        await boxes.or(early).first().waitFor()
        return boxes.isVisible()
      }
      // A mailbox gets one mail in half a minute: an earlier request is answered so, and sent again.
      await expect.poll(ask, { timeout: 45_000, interval: 3_000 }).toBe(true)
    },
    enter: (code: string) => dialog.getByTestId('code').fill(code),
    /** Both accounts are there, and the modal has gone. */
    async connected(): Promise<Accounts> {
      await arrived()
      // After a reload each chain family is asked by itself, and the one that answers first is shown.
      await expect
        .poll(async () => Object.keys(await accounts()).sort(), { timeout: 15_000 })
        .toEqual(['eip155', 'solana'])
      const found = await accounts()
      expect(found).toMatchObject({
        eip155: [
          { type: 'smartAccount', address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) },
          { type: 'eoa', address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) },
        ],
        solana: [{ type: 'eoa', address: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/) }],
      })
      return found
    },
    /** What the page asks for, pending: the wallet's own screen is then on top. */
    ask(namespace: Call[0], method: string, params: unknown) {
      const answer = page.evaluate(
        ([family, call]) => (globalThis as unknown as Scope).fixture.request(family, call),
        [namespace, { method, params }] as const,
      )
      // The test awaits it later, or not at all.
      answer.catch(() => {})
      last = answer
      return answer as Promise<unknown>
    },
    /** Approves the last request as soon as it may be pressed. Fails with the request's error when that came in place of a screen. */
    async approve() {
      const shown = see(frame.getByTestId('approval-origin'), new URL(url).host)
      await Promise.race([shown, last.then(() => shown)])
      await approve(frame)
      await frame.getByTestId('approval-approve').waitFor({ state: 'hidden' })
    },
    /** To a row of the wallet's settings. */
    async openSettings(row: string) {
      await accountButton.click()
      await dialog.getByTestId('profile').click()
      await dialog.getByTestId(row).click()
    },
  }
}

export type Login = Awaited<ReturnType<typeof createLogin>>

/** The window that a press opens. */
export async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), press()])
  return popup
}

function optionsOf({ url, world }: Place): Partial<FoyerOptions> {
  const { chains, solana } = world
  const blockExplorers = { default: { name: 'Explorer', url: `${url}/explorer` } }
  const evm = chains
    .filter(({ configured }) => configured)
    .map((chain) => ({
      ...{ id: chain.id, name: chain.name, blockExplorers, ...exchangesOf(chain) },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }))
  const other = solana && {
    ...{ id: solana.id.slice('solana:'.length), name: solana.name, caipNetworkId: solana.id },
    ...{ chainNamespace: 'solana' as const, rpcUrls: { default: { http: [solana.rpcUrl] } } },
    blockExplorers,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  }
  const [first, ...others] = [...evm, ...(other ? [other] : [])]
  if (!first) throw new Error('The world has no chains.')
  return {
    projectId: 'local',
    networks: [first, ...others],
    // Said by the page of the suite, where the sandbox has it.
    embeddedWalletUrl: 'http://wallet.invalid',
  }
}
