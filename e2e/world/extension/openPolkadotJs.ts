import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { chromiumFlags } from '../../../scripts/suites/chromiumFlags.js'
import { fetchExtension } from './fetchExtension.js'
import { prepareExtension } from './prepareExtension.js'

const password = 'passw0rd'

/** A browser with the polkadot{.js} extension, and its user. */
export type PolkadotJs = {
  readonly context: BrowserContext
  /** The origin of its own pages and scripts. */
  readonly origin: string
  add(account: { suri: string; name: string; type: 'sr25519' | 'ed25519' }): Promise<void>
  /** Lets the page in that asks for it now, or soon. */
  authorize(): Promise<void>
  /** Signs what a page asks for now, or soon. */
  sign(): Promise<void>
  decline(): Promise<void>
  end(): Promise<void>
}

/** What the control page of the extension has: a port to its background, as its own windows have one. */
type Control = {
  send(message: string, request?: unknown): Promise<unknown>
  asked: Record<string, { id: string }[] | undefined>
}

/** Opens a browser with the extension; `undefined` where the extension cannot be had. */
export async function openPolkadotJs(): Promise<PolkadotJs | undefined> {
  const folder = await fetchExtension()
  if (!folder) return undefined
  await prepareExtension(folder)
  const profile = await mkdtemp(join(tmpdir(), 'foyer-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: false,
    args: [
      ...['--headless=new', ...chromiumFlags],
      ...[`--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    ],
  })
  const origin = `chrome-extension://${idOf(folder)}`
  const background = await context.newPage()
  await background.goto(`${origin}/background.html`)
  const control = await context.newPage()
  await control.goto(`${origin}/manifest.json`)
  await control.evaluate(connectToBackground)
  await send(control, 'pri(authorize.subscribe)')
  await send(control, 'pri(signing.subscribe)')

  const answer = async (list: string, message: string, more: object = {}) => {
    let id: string | undefined
    await expect
      .poll(async () => {
        id = await control.evaluate(
          (name) => (globalThis as unknown as Control).asked[name]?.[0]?.id,
          list,
        )
        return id
      })
      .toBeDefined()
    await send(control, message, { id, ...more })
  }
  const signing = 'pri(signing.subscribe)'
  return {
    context,
    origin,
    add: (account) => send(control, 'pri(accounts.create.suri)', { ...account, password }),
    authorize: () => answer('pri(authorize.subscribe)', 'pri(authorize.approve)'),
    sign: () => answer(signing, 'pri(signing.approve.password)', { password }),
    decline: () => answer(signing, 'pri(signing.cancel)'),
    async end() {
      await context.close()
      for (const path of [profile, join(folder, '..')])
        await rm(path, { recursive: true, force: true })
    },
  }
}

/** The id of an extension that is loaded from a folder. */
function idOf(folder: string): string {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  return digest.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
}

async function send(control: Page, message: string, request?: object): Promise<void> {
  await control.evaluate(
    ([name, given]) => (globalThis as unknown as Control).send(name, given).then(() => {}),
    [message, request] as const,
  )
}

// Runs in the page: it may use nothing but globals.
function connectToBackground(): void {
  type Answer = { id: string; error?: string; response?: unknown; subscription?: unknown }
  type Port = {
    onMessage: { addListener(run: (answer: Answer) => void): void }
    postMessage(message: object): void
  }
  const { chrome } = globalThis as unknown as {
    chrome: { runtime: { connect(options: { name: string }): Port } }
  }
  const port = chrome.runtime.connect({ name: 'extension' })
  const asked: Control['asked'] = {}
  const open = new Map<string, { message: string; settle(answer: Answer): void }>()
  let count = 0
  port.onMessage.addListener((answer) => {
    const one = open.get(answer.id)
    if (answer.subscription !== undefined && one)
      asked[one.message] = answer.subscription as { id: string }[]
    else one?.settle(answer)
  })
  const send: Control['send'] = (message, request = null) =>
    new Promise((resolve, reject) => {
      count += 1
      const id = `control ${count}`
      const settle = ({ error, response }: Answer) =>
        error ? reject(new Error(error)) : resolve(response)
      open.set(id, { message, settle })
      port.postMessage({ id, message, request })
    })
  Object.assign(globalThis, { asked, send })
}
