import { loginByCode, logout, requestEmailCode, sponsorOperation } from '@foyer/protocol/login'
import { beforeAll, expect, test } from 'vitest'
import type { BundlerCall } from '../bundler/Bundler.js'
import { codeOf, page, startLogin, type TestLogin } from '../login/testing/startLogin.js'
import { ChainError } from '../services/chains/ChainError.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { putProject } from '../testing/putProject.js'
import { type MailSink, startMailSink } from '../testing/startMailSink.js'

const asked: BundlerCall[] = []
const paid = {
  ...{ paymaster: '0x11', paymasterData: '0x22' },
  ...{ paymasterVerificationGasLimit: '0x1', paymasterPostOpGasLimit: '0x1' },
}
let isSpent = false
let mails: MailSink
let login: TestLogin

beforeAll(async () => {
  const database = await openTestDatabase()
  mails = await startMailSink()
  const call = async (one: BundlerCall) => {
    if (isSpent) throw new ChainError(-32_504, 'There is no more for today.')
    asked.push(one)
    return paid
  }
  const network = {
    call,
    carry: undefined,
    tend: async () => undefined,
    takesOtherPaymasters: false,
  }
  const bundler = { networks: new Map([['eip155:31337', network]]) }
  login = await startLogin({ database, mails, bundler })
  await putProject(login, { id: 'bank', name: 'Bank', allowedOrigins: [page] })
  return async () => {
    await login.stop()
    await mails.stop()
    await database.close()
  }
})

const wish = {
  ...{ chainId: 'eip155:31337', entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032' },
  operation: { sender: '0xab', nonce: '0x0', callData: '0x' },
}

test('the server pays for a logged-in user by their own login, and for no other request in their name', async () => {
  const [ann, thief] = [await login.browser(), await login.browser()]
  const { session } = await login.login(ann, 'ann@mail.example')
  const unknown = { code: 'session_unknown' }
  await expect(thief.call(sponsorOperation, wish)).rejects.toMatchObject(unknown)
  // With the token of another browser, or in another app.
  thief.session = session
  await expect(thief.call(sponsorOperation, wish)).rejects.toMatchObject(unknown)
  await expect(ann.call(sponsorOperation, { ...wish, projectId: 'bank' })).rejects.toMatchObject(
    unknown,
  )
  await expect(
    ann.call(sponsorOperation, { ...wish, user: 'somebody else' }),
  ).rejects.toMatchObject({ status: 400 })
  expect(asked).toEqual([])

  await expect(ann.call(sponsorOperation, wish)).resolves.toEqual(paid)
  login.wait(30_000)
  const eve = await login.browser()
  await eve.call(requestEmailCode, { email: 'eve@mail.example', origin: page })
  const code = codeOf((await mails.next('eve@mail.example')).text)
  eve.session = (await eve.call(loginByCode, { code })).session
  await eve.call(sponsorOperation, wish)
  const users = asked.map(({ user }) => user)
  expect(new Set(users).size).toBe(2)
  expect(users).not.toContain(undefined)
  const { entryPoint, operation } = wish
  expect(asked[0]).toMatchObject({
    ...{ method: 'pm_getPaymasterData', project: 'shop' },
    params: [operation, entryPoint, '0x7a69', {}],
  })
  await ann.call(logout, {})
  await expect(ann.call(sponsorOperation, wish)).rejects.toMatchObject(unknown)
})

test('says that it does not pay, and where it takes no operations', async () => {
  const ben = await login.browser()
  await login.login(ben, 'ben@mail.example')
  isSpent = true
  await expect(ben.call(sponsorOperation, wish)).rejects.toMatchObject({
    ...{ status: 403, code: 'sponsoring_refused' },
  })
  await expect(ben.call(sponsorOperation, { ...wish, chainId: 'eip155:1' })).rejects.toMatchObject({
    status: 404,
    code: 'network_not_served',
  })
})
