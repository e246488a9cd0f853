import { gzipSync } from 'node:zlib'
import type { Browser, Locator, Response } from 'playwright-core'
import type { World } from 'sandbox'

/** A step of the user takes no longer, or the bench ends. */
const patience = { timeout: 20_000 }

/** Longer than the wallet waits before it fetches anything ahead. */
const restMs = 3_000

/** A user with a browser that has nothing of the sandbox yet. */
export async function createVisitor(browser: Browser, { url, world, email }: createVisitor.Parts) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  // The translator names functions by a helper of its own.
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value' })
  const page = await context.newPage()
  page.setDefaultTimeout(patience.timeout)
  const mailed = { to: email, after: (await mailsTo(world, email)).length }
  const fromFrame: { startedAt: number; body: Promise<Buffer> }[] = []
  page.on('response', (response) => {
    if (!isOfFrame(response, world)) return
    const { startTime: startedAt } = response.request().timing()
    fromFrame.push({ startedAt, body: response.body().catch(() => Buffer.alloc(0)) })
  })
  await page.goto(`${url}/?wallets=none`, { waitUntil: 'networkidle' })
  let connectedAt = Promise.resolve(0)
  const dialog = page.locator('foyer-modal').getByRole('dialog')
  const account = page.getByTestId('account-button')
  const frame = page.frameLocator('iframe[data-foyer-frame]')

  /** From what the user does until something is seen. */
  const until = async (seen: Locator, act: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    await seen.waitFor()
    return performance.now() - start
  }
  return {
    account,
    /** What names the address that the guard's mail went to. */
    sentTo: dialog.getByTestId('sent-to'),
    /** Asks for the code; the time from the press to the boxes for it. */
    async ask() {
      await page.getByTestId('connect-button').click()
      await dialog.getByTestId('email-input').fill(email)
      const submit = dialog.getByTestId('email-submit')
      await submit.hover()
      return until(dialog.getByTestId('code'), () => page.mouse.down().then(() => page.mouse.up()))
    },
    async type(seen: Locator) {
      const code = await readMail(world, mailed, /^\d{6}$/m)
      const boxes = dialog.getByTestId('code')
      connectedAt = page.evaluate(whenConnected)
      return until(seen, () => boxes.fill(code))
    },
    /** As a user does in the mailbox. */
    async approveByMail() {
      const link = await readMail(world, mailed, /^http:\S+\/guard\/mail\/\S+$/m)
      return until(account, () =>
        fetch(link, {
          ...{ method: 'POST', body: 'answer=yes' },
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: new URL(link).origin,
          },
        }),
      )
    },
    /** Has a message signed, and says no: the time until its screen is seen, and until all of it is there. */
    async sign() {
      await dialog.waitFor({ state: 'detached' })
      const button = page.getByRole('button', { name: 'Sign message', exact: true })
      await button.hover()
      const start = performance.now()
      const prompt = await until(frame.getByTestId('approval-approve'), () =>
        page.mouse.down().then(() => page.mouse.up()),
      )
      await frame.locator('[data-waits]:not([data-waits="facts"])').waitFor({ state: 'attached' })
      const whole = performance.now() - start
      // While the screen still zooms in, a press meets another place of it.
      await frame
        .locator(':is([data-waits="open"], [data-waits="unread"])')
        .waitFor({ state: 'attached' })
      await frame.getByTestId('approval-reject').click()
      await dialog.waitFor({ state: 'detached' })
      return { prompt, whole }
    },
    /** A user looks around: what is fetched ahead is there. */
    rest: () => page.waitForTimeout(restMs),
    /** Bytes of the frame's own page, scripts and styles that it requested until a user was connected, each packed by itself. */
    async fetched() {
      const end = await connectedAt
      const before = fromFrame.filter(({ startedAt }) => startedAt <= end)
      const bodies = await Promise.all(before.map(({ body }) => body))
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    },
    leave: () => context.close(),
  }
}

export declare namespace createVisitor {
  type Parts = { url: string; world: World; email: string }
}

/** In the page: when its account button is first there, by its own clock. A look from outside learns of it later. */
function whenConnected(): Promise<number> {
  const isIn = (root: Document | ShadowRoot): boolean =>
    root.querySelector('[data-testid="account-button"]') !== null ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && isIn(shadowRoot))
  return new Promise((resolve) => {
    const look = () => (isIn(document) ? resolve(Date.now()) : requestAnimationFrame(look))
    look()
  })
}

function isOfFrame(response: Response, { wallet }: World): boolean {
  const kind = response.request().resourceType()
  const isPart = ['document', 'script', 'stylesheet', 'image', 'font'].includes(kind)
  return isPart && new URL(response.url()).origin === wallet?.url
}

/** Waits for a mail that matches, among those that came after so many. */
async function readMail(world: World, { to, after }: { to: string; after: number }, words: RegExp) {
  const end = Date.now() + patience.timeout
  while (Date.now() < end) {
    const mails = await mailsTo(world, to)
    const news = mails.slice(0, mails.length - after)
    const found = news.map(({ text }) => words.exec(text)?.[0]).find((one) => one !== undefined)
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`No such mail came to ${to}`)
}

/** The newest first. */
async function mailsTo({ mailbox }: World, to: string): Promise<readonly { text: string }[]> {
  const answer = await fetch(`${mailbox?.url}/mails.json?to=${encodeURIComponent(to)}`)
  return answer.json()
}
