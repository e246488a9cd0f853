import { depositGuardShare, putGuardShare, readGuardShares } from '@foyer/protocol/login'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startKms, type TestKms } from '../envelope/testing/startKms.js'
import { createBrowser, type TestBrowser } from '../login/testing/createBrowser.js'
import { createOwner } from '../login/testing/createOwner.js'
import { newId } from '../secrets/newId.js'
import { createGuard } from './createGuard.js'
import { createGuardApp } from './createGuardApp.js'
import { guardShares, guardWallets } from './guardTables.js'
import { depositOf, makeWallet, newWallet, testShare as share } from './testing/makeWallet.js'
import { guardUrl, startTestGuard, type TestGuard } from './testing/startTestGuard.js'

const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const arn = 'arn:aws:kms:eu-central-1:111122223333:key/guard'
const other = Buffer.alloc(17, 9).toString('base64url')
const owner = createOwner()
const logged: string[] = []
let kms: TestKms
let world: TestGuard

const keysOf = (kms: TestKms) => ({
  FOYER_GUARD_KEK_KMS: arn,
  FOYER_GUARD_KEK_KMS_URL: kms.url,
  FOYER_GUARD_CODE_PEPPER: 'p'.repeat(32),
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: secret,
})

beforeAll(async () => {
  kms = await startKms(secret)
  world = await startTestGuard(keysOf(kms), {
    log: pino({}, { write: (line: string) => logged.push(line) }),
  })
})
afterAll(async () => {
  await world.stop()
  await kms.stop()
})
beforeEach(() => kms.be('up'))

const made = () => makeWallet(world, owner)
const read = (browser: TestBrowser, walletId: string) => browser.call(readGuardShares, { walletId })

test('seals shares by a key that never leaves the key service, each for its wallet and set', async () => {
  const { home, walletId, setId } = await made()
  expect(await read(home, walletId)).toEqual({ shares: [{ setId, share, state: 'current' }] })
  const context = { wallet: walletId, set: setId, kind: 'guard' }
  expect(kms.asked.slice(-2)).toMatchObject([
    { KeyId: arn, EncryptionContext: context },
    { KeyId: arn, EncryptionContext: context },
  ])
  const rows = await world.guard.db.select().from(guardShares)
  expect(JSON.stringify(rows)).not.toContain(share)
  // No other caller has the key service work.
  const before = kms.asked.length
  const stranger = await world.browser()
  const put = owner.putAtGuard({ walletId, setId: newId(), share: other, over: setId })
  await expect(stranger.call(putGuardShare, put)).rejects.toMatchObject({ status: 403 })
  await expect(read(stranger, walletId)).rejects.toMatchObject({ status: 403 })
  expect(kms.asked.length).toBe(before)
})

test.each([
  ['away', 'keys_away', 'could not be asked'],
  [{ status: 400, name: 'ThrottlingException' }, 'keys_away', '400 ThrottlingException'],
  [{ status: 500, name: 'KMSInternalException' }, 'keys_away', '500 KMSInternalException'],
  [{ status: 400, name: 'AccessDeniedException' }, 'keys_refused', '400 AccessDeniedException'],
  [{ status: 400, name: 'DisabledException' }, 'keys_refused', '400 DisabledException'],
] as const)('says that the keys cannot be had, and loses nothing: %j', async (mood, code, why) => {
  const { home, walletId, setId } = await made()
  const wallet = newWallet()
  const stranger = await world.browser()
  await world.prove(stranger, wallet.identity.subject)
  const put = owner.putAtGuard({ walletId, setId: newId(), share: other, over: setId })
  const before = logged.length
  kms.be(mood)
  const refused = { status: 503, code, ...(code === 'keys_away' && { retryAfter: 10 }) }
  await expect(read(home, walletId)).rejects.toMatchObject(refused)
  await expect(home.call(putGuardShare, put)).rejects.toMatchObject(refused)
  await expect(stranger.call(depositGuardShare, depositOf(owner, wallet))).rejects.toMatchObject(
    refused,
  )
  // The operator reads the reason; the caller does not.
  expect(logged.slice(before).join()).toContain(why)
  const wallets = await world.guard.db.select({ id: guardWallets.id }).from(guardWallets)
  expect(wallets.map(({ id }) => id)).not.toContain(wallet.walletId)

  kms.be('up')
  expect(await read(home, walletId)).toEqual({ shares: [{ setId, share, state: 'current' }] })
  await home.call(putGuardShare, put)
  await stranger.call(depositGuardShare, depositOf(owner, wallet))
  expect((await read(home, walletId)).shares).toHaveLength(2)
  expect((await read(stranger, wallet.walletId)).shares).toMatchObject([{ share }])
})

test('asks again when it was asked too often, and answers as if nothing had been', async () => {
  const { home, walletId, setId } = await made()
  kms.be({ status: 400, name: 'ThrottlingException' }, 2)
  expect(await read(home, walletId)).toEqual({ shares: [{ setId, share, state: 'current' }] })
})

test('another key of the key service opens nothing, and the right one opens all of it again', async () => {
  const { home, walletId, setId } = await made()
  const { guard, now } = world
  const config = { ...guard.config, kekKms: arn.replace('/guard', '/keeper') }
  const wrong = createGuardApp(createGuard({ ...guard, config }))
  const ask = (path: string, init: RequestInit) => wrong.request(path, init)
  const browser = await createBrowser({ ask, keys: home.keys, now, url: guardUrl })
  const asked = { walletId, projectId: undefined }
  const before = logged.length
  await expect(browser.call(readGuardShares, asked)).rejects.toMatchObject({
    ...{ status: 503, code: 'keys_refused' },
  })
  expect(logged.slice(before).join()).toContain('400 IncorrectKeyException')
  expect(await read(home, walletId)).toEqual({ shares: [{ setId, share, state: 'current' }] })
})
