import { depositGuardShare, readGuardShares } from '@foyer/protocol/login'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startKms, type TestKms } from '../envelope/testing/startKms.js'
import { proveInProcess } from '../guard/testing/proveInProcess.js'
import { createBrowser, type TestBrowser } from '../login/testing/createBrowser.js'
import { createOwner } from '../login/testing/createOwner.js'
import { newId } from '../secrets/newId.js'
import { createTestDatabase } from '../testing/createTestDatabase.js'
import { startMailSink } from '../testing/startMailSink.js'
import { requiredEnv } from './requiredEnv.js'
import { startChild } from './startChild.js'

const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const share = Buffer.alloc(17, 7).toString('base64url')
let kms: TestKms
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  kms = await startKms(secret)
  database = await createTestDatabase(requiredEnv('FOYER_TEST_DATABASE_URL'))
})
afterAll(async () => {
  await kms.stop()
  await database.drop()
})

test('a guard over a key service is killed, starts while that is away, and opens its shares once it is back', async () => {
  const mails = await startMailSink()
  const start = async (keys?: TestBrowser['keys']) => {
    const child = await startChild(
      {
        ...{
          FOYER_GUARD_PORT: '0',
          FOYER_GUARD_LOG_LEVEL: 'info',
          FOYER_GUARD_DATABASE_URL: database.url,
        },
        ...{
          FOYER_GUARD_SMTP_URL: mails.url,
          FOYER_GUARD_MAIL_FROM: 'Guard <guard@foyer.example>',
        },
        FOYER_GUARD_KEK_KMS: 'arn:aws:kms:eu-central-1:111122223333:key/guard',
        FOYER_GUARD_KEK_KMS_URL: kms.url,
        FOYER_GUARD_CODE_PEPPER: 'p'.repeat(32),
        ...{ AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: secret },
      },
      'guard',
    )
    const ask = (path: string, init: RequestInit) => fetch(`${child.url}${path}`, init)
    const browser = await createBrowser({
      ...{ ask, now: Date.now, url: child.url },
      ...(keys && { keys }),
    })
    return { child, browser }
  }
  const walletId = newId()
  const identity = { issuer: 'email', subject: 'a@example.com', provider: 'email' as const }
  const first = await start()
  await proveInProcess({ mails, browser: first.browser, url: first.child.url }, identity.subject)
  await first.browser.call(depositGuardShare, {
    ...createOwner().deposit({ walletId, setId: newId(), share }),
    ...{ identity, projectId: undefined },
  })
  await first.child.end('SIGKILL')

  kms.be('away')
  const { child, browser } = await start(first.browser.keys)
  const read = () => browser.call(readGuardShares, { walletId, projectId: undefined })
  await expect(read()).rejects.toMatchObject({ status: 503, code: 'keys_away', retryAfter: 10 })
  kms.be('up')
  expect((await read()).shares).toMatchObject([{ share, state: 'current' }])
  expect(await child.end('SIGTERM')).toBe(0)
  await mails.stop()
}, 180_000)
