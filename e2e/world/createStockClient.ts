import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { keepsOpener, type World } from 'sandbox'
import { inject, onTestFinished } from 'vitest'
import { approveByMail } from './approveByMail.js'
import { buildStock } from './buildStock.js'
import { opened } from './createLogin.js'
import { createMailReader } from './createMailReader.js'
import type { Stage } from './createStage.js'
import { pressUntilTaken } from './pressUntilTaken.js'

type Answer = { value?: unknown; error?: { code?: number; message: string } }
type Scope = {
  stock: {
    chains: readonly unknown[]
    options: object
    modal?: {
      getAddress(): string | undefined
      getWalletProvider(): { request(call: object): Promise<unknown> }
      getState(): { open: boolean }
      close(): void
    }
    answers: Record<string, Answer>
  }
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
}

let built: ReturnType<typeof buildStock> | undefined

/** A page with the stock client, and what a user does with it. It has all of its services from the world. */
export async function createStockClient(stage: Stage, options: object = {}) {
  const { server, wallet, guard, chains, identity } = inject('world')
  const origin = await servePage(inject('world'))
  const visit = await stage.visit('/', {
    wallets: [],
    // Its core asks about every proposal, of a host that no test has.
    others: [origin, identity?.url ?? origin, 'https://verify.walletconnect.org'],
    // Its own words on what it could not fetch, which the tests look at themselves.
    forgive: /console: /,
  })
  const { page, watch } = visit
  const refusals: string[] = []
  page.on('response', (response) => {
    const own = [server, wallet, guard].some((one) => one && response.url().startsWith(one.url))
    if (own && response.status() >= 400)
      refusals.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  // No client that goes by its window bears a provider that cuts it off, as our own does.
  if (identity)
    await page.context().addCookies([{ url: identity.url, name: keepsOpener, value: 'yes' }])
  const networks = chains
    .filter(({ configured }) => configured)
    .map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  await page.addInitScript(
    (stock) => Object.assign(globalThis, { stock: { ...stock, answers: {} } }),
    { chains: networks, options },
  )
  await page.goto(origin)
  const frame = page.frameLocator('#w3m-iframe')
  const button = page.getByRole('button', { name: /connect wallet/i })
  const post = createMailReader()
  /** It shows nothing of a request while its modal is still open from the login. */
  const connected = async () => {
    await page.waitForFunction(
      () => {
        const { modal } = (globalThis as unknown as Scope).stock
        // None yet where the page was come back to.
        return modal?.getAddress() !== undefined && !modal.getState().open
      },
      undefined,
      { timeout: 60_000 },
    )
    return page.evaluate(() => String((globalThis as unknown as Scope).stock.modal?.getAddress()))
  }

  return {
    ...{ page, watch, frame, origin, networks, refusals, connected },
    button,
    /** From its button to the window of a provider that is always offered, or one further down its list. */
    async askProvider(name: string): Promise<Page> {
      await button.click()
      const way = page.getByTestId(`social-selector-${name}`)
      await page.getByTestId('social-selector-google').waitFor()
      if (!(await way.isVisible())) await page.getByTestId('social-selector-more').click()
      return opened(page, () => way.click())
    },
    /** In the first network of the world, as a user whom no service knew. */
    async logIn() {
      const email = post.address('stock')
      await button.click()
      const field = page.locator('wui-email-input input')
      await field.fill(email)
      await field.press('Enter')
      await page.locator('wui-otp input').first().click()
      await page.keyboard.type(await post.code(email), { delay: 50 })
      await approveByMail(post, email)
      return connected()
    },
    /** What the page asks for by a name of its own; `answer` waits for it. */
    ask: (name: string, method: string, params: readonly unknown[]) =>
      page.evaluate(
        ([name, call]) => {
          const { modal, answers } = (globalThis as unknown as Scope).stock
          modal
            ?.getWalletProvider()
            .request(call)
            .then(
              (value) => Object.assign(answers, { [name]: { value } }),
              ({ code, message }) =>
                Object.assign(answers, { [name]: { error: { code, message } } }),
            )
        },
        [name, { method, params }] as const,
      ),
    async answer(name: string): Promise<Answer> {
      const found = await page.waitForFunction(
        (name) => (globalThis as unknown as Scope).stock.answers[name],
        name,
        { timeout: 30_000 },
      )
      return (await found.jsonValue()) as Answer
    },
    /** The wallet's screen stands in sight of the user: before that, a modal that closes takes nothing away. */
    seen: () =>
      frame
        .locator(':is([data-waits="open"], [data-waits="unread"])')
        .waitFor({ state: 'attached' }),
    /** As by its cross, until the wallet has noticed: a frame that is back within one picture was never away. */
    async close() {
      await page.evaluate(() => (globalThis as unknown as Scope).stock.modal?.close())
      await frame.locator('[data-waits]').waitFor({ state: 'detached' })
      await page.waitForFunction(
        () => !(globalThis as unknown as Scope).stock.modal?.getState().open,
      )
    },
    approve: () => pressUntilTaken(frame, 'approval-approve'),
  }
}

/** The page by a host of its own, which is of this machine, so that the sandbox's projects list it. */
async function servePage(world: World): Promise<string> {
  built ??= buildStock(hostsOf(world))
  const files = await built
  const http = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://host').pathname.slice(1) || 'index.html'
    // The face of its letters comes from elsewhere, too.
    const body = path.startsWith('fonts/') ? '' : files.get(path)
    response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'text/css')
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(async () => {
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  })
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

function hostsOf({ server, wallet }: World): Readonly<Record<string, string>> {
  const [api = '', frame = ''] = [server?.url, wallet?.url]
  return {
    'https://secure.walletconnect.org': frame,
    'https://rpc.walletconnect.org': api,
    'https://api.web3modal.org': api,
    'https://pulse.walletconnect.org': api,
    'wss://relay.walletconnect.org': `${api.replace(/^http/, 'ws')}/relay`,
    'https://fonts.googleapis.com/': '/fonts/',
  }
}
