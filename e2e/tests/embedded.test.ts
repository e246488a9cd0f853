import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { utils } from 'ethers'
import type { FrameLocator, Page } from 'playwright-core'
import { type Address, type Hex, numberToHex, parseEther, toHex } from 'viem'
import { expect, inject } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import { createCounterparty, requestSolana } from '../world/createCounterparty.js'
import { type Accounts, createLogin, type Login } from '../world/createLogin.js'
import { createMailReader } from '../world/createMailReader.js'
import type { Stage } from '../world/createStage.js'
import { decline } from '../world/decline.js'
import { newReceiver } from '../world/newReceiver.js'
import { openKeys } from '../world/openKeys.js'
import { pressUntilTaken } from '../world/pressUntilTaken.js'
import { readToEnd } from '../world/readToEnd.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

/* The embedded wallet as people meet it: the frame, both services, mails, providers and chains are the real ones. */

type Scope = { fixture: Fixture }

const post = createMailReader()
const receiver = inject('world').accounts[3] ?? '0x'
/** As long as a browser waits. */
const patient = { timeout: 20_000 }
const writeBody = () => {
  const body = document.createElement('body')
  body.append(document.querySelector('#root') ?? '')
  document.body.replaceWith(body)
}
const openDialog = () => {
  const dialog = document.createElement('dialog')
  // The transform makes it the beginning of what is fixed in it.
  dialog.style.cssText = 'width: 90vw; height: 90vh; transform: translateY(8px)'
  document.body.append(dialog)
  dialog.showModal()
}
const closeDialog = () => document.querySelector('dialog')?.close()
const addresses = (list: { address: string }[]) => list.map((one) => one.address)

/** With the code of the mail. Returns the accounts, once the modal has gone. */
async function logIn(user: Login, email: string): Promise<Accounts> {
  await user.askCode(email)
  await user.enter(await post.code(email))
  return user.connected()
}

/** People who are known already when another browser comes: their next mail is sent half a minute after the first. */
const known = { cal: post.address('cal'), dee: post.address('dee') }
let ofCal: Accounts

test('a new user has both accounts after one code, and so does the next', async ({ stage }) => {
  const [cal, dee] = await Promise.all([createLogin(stage), createLogin(stage)])
  await cal.askCode(known.cal)
  await dee.askCode(known.dee)
  await cal.enter(await post.code(known.cal))
  await dee.enter(await post.code(known.dee))
  ofCal = await cal.connected()
  const ofDee = await dee.connected()
  expect(ofDee.eip155[0]?.address).not.toBe(ofCal.eip155[0]?.address)
  expect(ofDee.solana[0]?.address).not.toBe(ofCal.solana[0]?.address)
})

test('an address to which another browser has just had a mail sent: says how long to wait, and keeps it', async ({
  stage,
}) => {
  const email = post.address('twice')
  const first = await createLogin(stage)
  await first.askCode(email)
  // The browser writes the refusal into its console.
  const visit: Stage['visit'] = (path, options) => stage.visit(path, { ...options, forgive: /429/ })
  const { connectButton, dialog } = await createLogin({ ...stage, visit })
  await connectButton.click()
  await dialog.getByTestId('email-input').fill(email)
  await dialog.getByTestId('email-submit').click()
  await dialog.getByText(/^Please try again after ([12]?\d|30) seconds$/).waitFor()
  expect(await dialog.getByTestId('email-input').inputValue()).toBe(email)
})

test('an address and a code: signs and pays on both chain families, stays, and leaves', async ({
  stage,
}) => {
  const ann = await createLogin(stage)
  const chain = createCounterparty()
  const accounts = await logIn(ann, post.address('ann'))
  const own = accounts.eip155.find(({ type }) => type === 'eoa')?.address as Address
  const onSolana = accounts.solana[0]?.address ?? ''

  const signing = ann.ask('eip155', 'personal_sign', [toHex('Two loaves of rye'), own])
  await see(ann.frame.getByTestId('approval-text'), 'Two loaves of rye')
  await ann.approve()
  expect(utils.verifyMessage('Two loaves of rye', (await signing) as Hex)).toBe(own)
  await ann.modal.waitFor({ state: 'detached' })

  await chain.setBalance({ address: own, value: parseEther('1') })
  const before = await chain.getBalance({ address: receiver })
  const transfer = { from: own, to: receiver, value: numberToHex(parseEther('0.25')) }
  const paying = ann.ask('eip155', 'eth_sendTransaction', [transfer])
  await ann.approve()
  const { status, from } = await chain.waitForTransactionReceipt({
    checkReplacement: false,
    hash: (await paying) as Hex,
  })
  expect({ status, from }).toEqual({ status: 'success', from: own.toLowerCase() })
  const after = await chain.getBalance({ address: receiver })
  expect(after - before).toBe(parseEther('0.25'))

  const words = new TextEncoder().encode('Two loaves of rye')
  const noting = ann.ask('solana', 'solana_signMessage', {
    message: base58.encode(words),
    pubkey: onSolana,
  })
  await ann.approve()
  const { signature } = (await noting) as { signature: string }
  expect(isSigned(onSolana, words, signature)).toBe(true)

  await requestSolana('requestAirdrop', [onSolana, 1_000_000_000])
  const sending = ann.ask('solana', 'solana_signAndSendTransaction', {
    transaction: await note(onSolana),
  })
  await ann.approve()
  const sent = (await sending) as { signature: string }
  const landed = () => requestSolana('getSignatureStatuses', [[sent.signature]])
  await expect.poll(landed, patient).toMatchObject({ value: [{ err: null }] })

  await ann.reload()
  expect(await ann.connected()).toEqual(accounts)
  await ann.disconnect()
  expect(await ann.accounts()).toEqual({})
  await ann.reload()
  await ann.connectButton.waitFor()
})

test('the smart account pays without a coin for gas, lets a key of the page spend within its bound until that is taken back, and the switch goes both ways', async ({
  stage,
}) => {
  const { server } = inject('world')
  const bea = await createLogin(stage, undefined, '/fixture', {
    ...{ server: server?.url ?? '', features: { smartSessions: true } },
  })
  const chain = createCounterparty()
  const { eip155 } = await logIn(bea, post.address('bea'))
  const [smart, plain] = eip155

  // All that it has is sent: nothing is left to pay the gas with.
  await chain.setBalance({ address: smart?.address as Address, value: parseEther('0.5') })
  const all = { from: smart?.address, to: receiver, value: numberToHex(parseEther('0.5')) }
  const paying = bea.ask('eip155', 'eth_sendTransaction', [all])
  await bea.approve()
  const receipt = await chain.waitForTransactionReceipt({
    checkReplacement: false,
    hash: (await paying) as Hex,
  })
  expect(receipt.status).toBe('success')
  expect(await chain.getBalance({ address: smart?.address as Address })).toBe(0n)
  expect(await chain.getCode({ address: smart?.address as Address })).toMatch(/^0x../)
  await bea.modal.waitFor({ state: 'detached' })

  await isKept(bea, smart?.address as Address)

  const inUse = async () => addresses((await bea.accounts()).eip155)[0]
  await bea.openSettings('smart-account')
  await expect.poll(inUse, patient).toBe(plain?.address)
  await bea.dialog.getByTestId('smart-account').click()
  await expect.poll(inUse, patient).toBe(smart?.address)
})

test('declining holds: in the wallet, by closing, and a wrong code logs no user in; then a request is approved in a narrow window beside a scroll bar', async ({
  stage,
}) => {
  const eve = await createLogin(stage)
  const email = post.address('eve')
  await eve.askCode(email)
  const code = await post.code(email)
  await eve.enter(code === '111111' ? '222222' : '111111')
  await see(eve.dialog.locator('.code-error'), 'That code did not match')
  await eve.enter(code)
  const { eip155 } = await eve.connected()

  const params = [toHex('No'), eip155.find(({ type }) => type === 'eoa')?.address]
  const asked = eve.ask('eip155', 'personal_sign', params)
  await decline(eve.frame)
  await expect(asked).rejects.toThrow()
  await eve.modal.waitFor({ state: 'detached' })

  const again = eve.ask('eip155', 'personal_sign', params)
  await eve.frame.getByTestId('approval-approve').waitFor()
  await eve.dialog.getByTestId('header-close').click()
  await expect(again).rejects.toThrow()
  await eve.modal.waitFor({ state: 'detached' })

  // And the next one is asked as if nothing had been, where little room is.
  await eve.page.setViewportSize({ width: 360, height: 740 })
  const bar = await eve.page.evaluate(() => {
    document.body.style.minHeight = '3000px'
    return innerWidth - document.documentElement.clientWidth
  })
  expect(bar).toBeGreaterThan(0)
  const third = eve.ask('eip155', 'personal_sign', params)
  await eve.approve()
  expect(utils.verifyMessage('No', (await third) as Hex)).toBe(params[1])
})

test('a request is approved over a dialog of the page; one whose dialog closes, or whose page writes its body anew, ends, and the next is approved', async ({
  stage,
}) => {
  const flo = await createLogin(stage)
  const { eip155 } = await logIn(flo, post.address('flo'))
  const own = eip155.find(({ type }) => type === 'eoa')?.address
  const sign = () => flo.ask('eip155', 'personal_sign', [toHex('Yes'), own])
  const isSignedBy = async (signing: Promise<unknown>) => {
    await flo.approve()
    expect(utils.verifyMessage('Yes', (await signing) as Hex)).toBe(own)
    await flo.modal.waitFor({ state: 'detached' })
  }

  await flo.page.evaluate(openDialog)
  const over = sign()
  await flo.frame.getByTestId('approval-approve').waitFor()
  const [place, frame] = await Promise.all(
    ['[data-testid=frame-place]', 'iframe[data-foyer-frame]'].map((of) =>
      flo.page.locator(of).boundingBox(),
    ),
  )
  expect(frame).toMatchObject({ x: place?.x, y: place?.y, width: place?.width })
  await isSignedBy(over)
  // The wallet is off the screen for a moment: what waits there is declined. A router takes its frame out with all else.
  for (const end of [closeDialog, writeBody]) {
    const lost = sign()
    await flo.frame.getByTestId('approval-approve').waitFor()
    await flo.page.evaluate(end)
    await expect(lost).rejects.toThrow()
    await flo.modal.waitFor({ state: 'detached' })
    await isSignedBy(sign())
  }
})

test('on another computer the guard asks by a mail of its own, and the accounts are the same', async ({
  stage,
}) => {
  const email = known.cal
  const other = await createLogin(stage)
  await other.askCode(email)
  await other.enter(await post.code(email))
  await see(other.dialog.getByTestId('sent-to'), email)
  // In the browser of a phone, say: the owner of the mailbox answers.
  const mail = await other.context.newPage()
  await mail.goto(await post.link(email))
  await see(mail.getByRole('main'), new URL(inject('url')).origin)
  await mail.getByRole('button', { name: 'Let it in' }).click()
  await see(mail.getByRole('heading'), 'Done')
  expect(await other.connected()).toEqual(ofCal)
  const told = 'A new browser was let into your wallet'
  await expect.poll(() => post.subjects(email), patient).toContain(told)
})

test('declining in the guard’s mail keeps the browser out', async ({ stage }) => {
  const stranger = await createLogin(stage)
  await stranger.askCode(known.dee)
  await stranger.enter(await post.code(known.dee))
  await stranger.dialog.getByTestId('sent-to').waitFor()
  const mail = await stranger.context.newPage()
  await mail.goto(await post.link(known.dee))
  await mail.getByRole('button', { name: 'This was not me' }).click()
  await see(mail.getByRole('heading'), 'No browser was let in')
  await see(stranger.sentence, 'Not approved')
  expect(await stranger.accounts()).toEqual({})
})

test('keys can be taken away after a day, with a mail, and the address moves by two codes, after which they stay for another day', async ({
  stage,
}) => {
  const fay = await createLogin(stage)
  const [email, next] = [post.address('fay'), post.address('fay.new')]
  const accounts = await logIn(fay, email)

  await fay.waitHalfAMinute()
  await fay.connected()
  await fay.openSettings('wallet-security')
  await fay.dialog.getByTestId('wallet-export').click()
  const young = await openKeys(fay)
  await pressUntilTaken(young, 'wallet-step-up')
  await young.getByTestId('wallet-code').fill(await post.code(email))
  await pressUntilTaken(young, 'wallet-reveal')
  await see(young.getByTestId('wallet-page-take-young'), 'Not from this browser yet')
  const told = 'A new browser asked for the keys of your wallet'
  await expect.poll(() => post.subjects(email), patient).toContain(told)
  await young.close()

  await fay.reload()
  await fay.connected()
  await fay.openSettings('settings-email')
  await fay.dialog.getByTestId('email-input').fill(next)
  await fay.dialog.getByTestId('save-email').click()
  await see(fay.title, 'Confirm Current Email')
  await fay.enter(await post.code(email))
  await see(fay.title, 'Confirm New Email')
  await fay.enter(await post.code(next))
  await see(fay.sentence, 'Say yes in both mailboxes')
  for (const address of [email, next]) await fay.dialog.getByText(address).waitFor()
  await fay.dialog.getByTestId('understood').click()
  await see(fay.dialog.getByTestId('settings-email'), next)
  expect(await fay.accounts()).toEqual(accounts)
  for (const address of [email, next]) {
    const mail = await fay.context.newPage()
    await mail.goto(await post.link(address))
    await mail.getByRole('button', { name: 'Yes, change it' }).click()
    await see(mail.getByRole('heading'), 'Done')
    await mail.close()
  }

  await fay.dialog.getByTestId('wallet-security').click()
  await fay.dialog.getByTestId('wallet-export').click()
  const keys = await openKeys(fay)
  await pressUntilTaken(keys, 'wallet-step-up')
  await see(keys.getByTestId('wallet-page-step-up'), 'was changed less than a day ago')
})

test('a page of the wallet that was left, by Back or by the cross, lies over no request', async ({
  stage,
}) => {
  const ida = await createLogin(stage)
  const { dialog, frame, modal } = ida
  const { eip155 } = await logIn(ida, post.address('ida'))
  const own = eip155.find(({ type }) => type === 'eoa')?.address
  for (const [row, page, leave] of [
    ['wallet-log', 'wallet-page-log', 'header-back'],
    ['wallet-security', 'wallet-page-security', 'header-close'],
  ] as const) {
    await ida.openSettings('wallet-security')
    await dialog.getByTestId(row).click()
    await frame.getByTestId(page).waitFor()
    // Its own key leads back to the list, from where it is opened again.
    await ida.page.keyboard.press('Escape')
    await dialog.getByTestId(row).click()
    await frame.getByTestId(page).waitFor()
    await dialog.getByTestId(leave).click()
    const signing = ida.ask('eip155', 'personal_sign', [toHex(page), own])
    await see(frame.getByTestId('approval-text'), page)
    await frame.getByTestId(page).waitFor({ state: 'detached' })
    await ida.approve()
    expect(utils.verifyMessage(page, (await signing) as Hex)).toBe(own)
    await modal.waitFor({ state: 'detached' })
  }
})

for (const [device, screen] of [
  ['desktop', undefined],
  ['phone', phone],
] as const)
  test(`the demo offers all of it, on a ${device}`, async ({ stage }) => {
    const gil = await createLogin(stage, screen, '/?embedded=yes')
    const email = post.address('gil')
    await gil.askCode(email)
    await gil.enter(await post.code(email))
    await gil.arrived()
    const { page } = gil
    const sign = async (words: string) => {
      await page.getByRole('textbox', { name: 'Message' }).fill(words)
      await page.getByRole('button', { name: 'Sign message' }).click()
      await see(gil.frame.getByTestId('approval-text'), words)
      await gil.approve()
      await see(page.getByTestId('message-result'), 'Verified')
      await gil.modal.waitFor({ state: 'detached' })
    }
    await sign('By the smart account')
    await page.getByRole('button', { name: inject('world').solana?.name ?? '' }).click()
    await expect.poll(() => gil.address.textContent(), patient).not.toMatch(/^0x/)
    await sign('By the account on Solana')
  })

/**
 * A key of the page spends coins of a smart account: granted by the keyboard alone in the wallet's own window, refused one unit above its bound,
 * listed, and refused for good once it was taken back. The account pays for none of it.
 */
async function isKept({ approve, dialog, frame, page, title }: Login, account: Address) {
  const chain = createCounterparty()
  const to = newReceiver.eip155()
  const [whole, bound] = [parseEther('0.5'), parseEther('0.2')]
  await chain.setBalance({ address: account, value: whole })
  const key = await page.evaluate(async () =>
    (await (globalThis as unknown as Scope).fixture.key()).make(),
  )
  await chain.setBalance({ address: key, value: parseEther('1') })
  const spend = (amount: bigint) =>
    page.evaluate(
      async ([to, amount]) =>
        (await (globalThis as unknown as Scope).fixture.key()).spend(to, amount),
      [to, String(amount)] as const,
    )
  const granting = page.evaluate(
    async (amount) => (await (globalThis as unknown as Scope).fixture.key()).grant(amount),
    String(bound),
  )
  // Awaited below, after what leads to it.
  granting.catch(() => undefined)
  await see(frame.getByTestId('approval-session-limits'), '0.2 ETH')
  await tabTo(page, frame, 'approval-window')
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const window = await opening
  await see(window.getByTestId('approval-session-limits'), '0.2 ETH')
  await readToEnd(window)
  await tabTo(window, window, 'approval-understand')
  await window.keyboard.press('Space')
  await tabTo(window, window, 'approval-approve')
  const ready = window.locator('[data-testid="approval-approve"]:not([aria-disabled="true"])')
  await ready.waitFor()
  await window.keyboard.press('Enter')
  await granting
  await see(title, 'Permission granted')
  expect(await spend(bound + 1n)).toBe('reverted')
  expect(await spend(bound - 1n)).toBe('success')
  expect(await spend(2n)).toBe('reverted')
  expect(await chain.getBalance({ address: to })).toBe(bound - 1n)
  await dialog.getByTestId('all').click()
  const [session] = await dialog.getByRole('listitem').all()
  if (!session) throw new Error('No key is listed.')
  await see(session, '0.2 ETH')
  await session.getByRole('button').click()
  await approve()
  await see(dialog, 'No key acts for this account')
  expect(await spend(1n)).toBe('reverted')
  expect(await chain.getBalance({ address: to })).toBe(bound - 1n)
  expect(await chain.getBalance({ address: account })).toBe(whole - bound + 1n)
  await dialog.getByTestId('header-close').click()
}

/** Goes by the keyboard to a part of what a window or its frame shows. */
async function tabTo(window: Page, screen: FrameLocator | Page, testId: string) {
  const part = screen.getByTestId(testId)
  await part.waitFor()
  for (let step = 0; step < 40; step += 1) {
    if (await part.evaluate((part) => part.matches(':focus'))) return
    await window.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${testId}`)
}

/** As Node says (RFC 8032). */
function isSigned(owner: string, bytes: Uint8Array, signature: string): boolean {
  const x = Buffer.from(base58.decode(owner)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, bytes, key, base58.decode(signature))
}

/** A transaction that writes a word on the chain, not signed. */
async function note(payer: string): Promise<string> {
  const { value } = (await requestSolana('getLatestBlockhash', [])) as {
    value: Parameters<typeof setTransactionMessageLifetimeUsingBlockhash>[0]
  }
  const instruction = {
    programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    data: new TextEncoder().encode('rye'),
  }
  return getBase64EncodedWireTransaction(
    compileTransaction(
      pipe(
        createTransactionMessage({ version: 0 }),
        (message) => setTransactionMessageFeePayer(address(payer), message),
        (message) => setTransactionMessageLifetimeUsingBlockhash(value, message),
        (message) => appendTransactionMessageInstruction(instruction, message),
      ),
    ),
  )
}
