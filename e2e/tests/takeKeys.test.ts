import { createHmac, createPrivateKey, createPublicKey, pbkdf2Sync } from 'node:crypto'
import { base58 } from '@scure/base'
import type { Page } from 'playwright-core'
import { type ServedWorld, startServed } from 'sandbox'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { createLogin, type Login } from '../world/createLogin.js'
import { createMailReader } from '../world/createMailReader.js'
import { openKeys } from '../world/openKeys.js'
import { pressUntilTaken } from '../world/pressUntilTaken.js'
import { reach } from '../world/reach.js'
import { see } from '../world/see.js'
import { testAt } from '../world/test.js'

/* The recovery phrase leaves a browser a day after it came in. A keeper and a guard of their own, because the keeper's clock is moved. */

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs
/** As long as a loaded machine may take. */
const patient = { timeout: 20_000 }

/** The keeper's clock: it stands still unless it is moved. */
let time = Date.now()
let served: ServedWorld
beforeAll(async () => {
  served = await startServed({ chains: inject('world'), dist: inject('dist'), now: () => time })
}, 600_000)
afterAll(() => served?.stop())

const test = testAt(() => served)
type Postbox = ReturnType<typeof createMailReader>

/** From the wallet's security page to what it says once the user has proven their identity. */
async function askForKeys(login: Login, code: () => Promise<string>): Promise<Page> {
  const { dialog, frame, openSettings } = login
  await openSettings('wallet-security')
  await dialog.getByTestId('wallet-export').waitFor()
  await dialog.getByTestId('wallet-security').click()
  await reach(frame.getByTestId('wallet-take'))
  await pressUntilTaken(frame, 'wallet-take')
  const window = await openKeys(login)
  await pressUntilTaken(window, 'wallet-step-up')
  await window.getByTestId('wallet-code').fill(await code())
  await pressUntilTaken(window, 'wallet-reveal')
  return window
}

/** Asks, is turned away, and leaves. */
async function isRefused(login: Login, post: Postbox, email: string) {
  const window = await askForKeys(login, () => post.code(email))
  await see(window.getByTestId('wallet-page-take-young'), 'Not from this browser yet')
  await expect(window.locator('.secret').count()).resolves.toBe(0)
  await window.close()
  // Back to the page: by a reload, as a user does who tries again later.
  await login.reload()
  await login.connected()
}

test('the recovery phrase is shown a day after the browser came in, by the keeper’s clock alone, and is that of the accounts', async ({
  stage,
}) => {
  const ann = await createLogin(stage)
  const post = createMailReader(served.world)
  const email = post.address('ann')
  const since = time
  await ann.askCode(email)
  await ann.enter(await post.code(email))
  const accounts = await ann.connected()
  /** What the keeper answered to who asked for its part of the key, to take it away. */
  const answers: { status: number; later: string | undefined; hasShare: boolean }[] = []
  ann.page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname !== '/login/shares/read') return
    if (response.request().postDataJSON().purpose !== 'export') return
    const later = response.headers()['retry-after']
    const { shares = [] } = await response.json()
    answers.push({ status: response.status(), later, hasShare: shares.length > 0 })
  })

  time = since + minuteMs
  await isRefused(ann, post, email)
  const refused = 'A new browser asked for the keys of your wallet'
  await expect.poll(() => post.subjects(email), patient).toContain(refused)

  // The browser’s own clock proves nothing.
  await ann.context.clock.setFixedTime(Date.now() + 2 * dayMs)
  await ann.reload()
  await ann.connected()
  const walletFrame = ann.page.frames().find((one) => one.url().includes('/sdk?'))
  const ahead = (await walletFrame?.evaluate(() => Date.now())) ?? 0
  expect(ahead - Date.now()).toBeGreaterThan(dayMs)
  time = since + 2 * minuteMs
  await isRefused(ann, post, email)

  await ann.context.clock.setFixedTime(Date.now())
  time = since + dayMs - 1
  await isRefused(ann, post, email)

  time = since + dayMs + minuteMs
  const taken = 'The keys of your wallet were taken out'
  await expect(post.subjects(email)).resolves.not.toContain(taken)
  await ann.reload()
  await ann.connected()
  const window = await askForKeys(ann, () => post.code(email))
  const phrase = (await shown(window, 'phrase', 'li')).map((word) => word.replace(/[^a-z]/g, ''))
  const [ethereum = ''] = await shown(window, 'ethereum', 'p')
  const [solana = ''] = await shown(window, 'solana', 'p')
  await expect.poll(() => post.subjects(email), patient).toContain(taken)

  const ofPhrase = solanaOf(phrase.join(' '))
  const own = accounts.eip155.find(({ type }) => type === 'eoa')?.address
  expect(phrase).toHaveLength(12)
  expect(mnemonicToAccount(phrase.join(' ')).address).toBe(own)
  expect(privateKeyToAddress(ethereum as `0x${string}`)).toBe(own)
  expect(ofPhrase.address).toBe(accounts.solana[0]?.address)
  expect(base58.decode(solana)).toEqual(ofPhrase.pair)

  // Seconds that were left each time; its part of the key went out once.
  const refusal = (seconds: number) => ({ status: 403, later: String(seconds), hasShare: false })
  const given = { status: 200, later: undefined, hasShare: true }
  expect(answers).toEqual([refusal(86_340), refusal(86_280), refusal(1), given])
}, 240_000)

/** What a card of the page shows once its button was pressed. */
async function shown(window: Page, kind: string, part: string): Promise<string[]> {
  await pressUntilTaken(window, `wallet-show-${kind}`)
  const card = window.getByTestId(`wallet-secret-${kind}`)
  await card.waitFor()
  return card.locator(part).allTextContents()
}

/** The first account of Solana of a phrase, as Node derives it: BIP-39, then SLIP-10 m/44'/501'/0'/0'. */
function solanaOf(phrase: string) {
  const hmac = (key: Buffer | string, data: Buffer) =>
    createHmac('sha512', key).update(data).digest()
  let node = hmac('ed25519 seed', pbkdf2Sync(phrase, 'mnemonic', 2_048, 64, 'sha512'))
  for (const step of [44, 501, 0, 0]) {
    const index = Buffer.alloc(4)
    index.writeUInt32BE(0x8000_0000 + step)
    node = hmac(node.subarray(32), Buffer.concat([Buffer.of(0), node.subarray(0, 32), index]))
  }
  const seed = node.subarray(0, 32)
  const wrapped = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const key = createPrivateKey({ key: wrapped, format: 'der', type: 'pkcs8' })
  const point = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url')
  return { address: base58.encode(point), pair: Uint8Array.from([...seed, ...point]) }
}
