import { describe, expect, onTestFinished, test } from 'vitest'
import { adaptersOf } from '../adaptersOf.js'
import { disconnect } from '../connection/disconnect.js'
import { openModal } from '../modal/openModal.js'
import { recall } from '../remembered.js'
import { cancelEmbeddedLogin } from './cancelEmbeddedLogin.js'
import { confirmCode } from './confirmCode.js'
import { confirmNewEmail } from './confirmNewEmail.js'
import { confirmOldEmail } from './confirmOldEmail.js'
import { connectEmail } from './connectEmail.js'
import { enterEmbedded } from './enterEmbedded.js'
import { eoa, refuse, silence, smart, solanaAddress } from './fixtures/fakeFrame.js'
import { openPages } from './fixtures/openPage.js'
import { secondsUntilCode } from './secondsUntilCode.js'
import { setPreferredAccount } from './setPreferredAccount.js'
import { updateEmail } from './updateEmail.js'
import { waitForDevice } from './waitForDevice.js'

const email = 'ada@example.com'
const page = openPages(onTestFinished)
const loggedIn = async (...given: Parameters<typeof page>) => {
  const opened = page(...given)
  await opened.ready()
  await enterEmbedded(opened.client, { provider: 'email' })
  await opened.pass(0)
  return opened
}

describe('a login by e-mail', () => {
  test('connects both chain families by one code, and the modal closes', async () => {
    const { client, soon, state, said, heard } = page()
    openModal(client)
    await expect(soon(connectEmail(client, { email }))).resolves.toBe('VERIFY_OTP')
    await expect(confirmCode(client, { code: '123456' })).resolves.toBe('CONNECT')
    await enterEmbedded(client, { provider: 'email' })
    expect(said('CONNECT_OTP')[0]?.payload).toEqual({ otp: '123456' })
    expect(state().connection.byNamespace).toMatchObject({
      eip155: {
        connectorId: 'ID_AUTH',
        accounts: [
          { address: smart, type: 'smartAccount' },
          { address: eoa, type: 'eoa' },
        ],
        caipNetworkId: 'eip155:1',
      },
      solana: {
        connectorId: 'ID_AUTH',
        accounts: [{ address: solanaAddress, type: 'eoa' }],
        caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      },
    })
    expect(state().modal.open).toBe(false)
    expect(state().embedded).toMatchObject({
      isLoggedIn: true,
      email,
      provider: 'email',
      tier: 'guarded',
    })
    expect(JSON.stringify(heard)).not.toContain(email)
    expect(heard).toContainEqual({
      event: 'CONNECT_SUCCESS',
      properties: { method: 'email', name: 'email', caipNetworkId: 'eip155:1' },
    })
  })

  test('asks for a code again only after thirty seconds, and says how long', async () => {
    const { client, soon, pass, said } = page()
    await soon(connectEmail(client, { email }))
    expect(secondsUntilCode(client)).toBe(30)
    await pass(10_001)
    await expect(connectEmail(client, { email })).rejects.toThrow(
      'Please try again after 20 seconds',
    )
    expect(said('CONNECT_EMAIL')).toHaveLength(1)
    await pass(19_999)
    await connectEmail(client, { email })
    expect(said('CONNECT_EMAIL')).toHaveLength(2)
  })

  test('says how long where another browser has just requested a mail for the address', async () => {
    const said: Record<string, unknown> = {}
    const { client, soon } = page({
      answers: { CONNECT_EMAIL: () => refuse('Please wait', 'too_many_tries', said) },
    })
    said.seconds = 22.4
    await expect(soon(connectEmail(client, { email }))).rejects.toMatchObject({
      code: 'email_throttled',
      data: { seconds: 23 },
      message: 'Please try again after 23 seconds',
    })
    // What is no time is none, and the next try is not held up by a refusal.
    for (const seconds of [-1, 0, 1e300, Number.NaN, '22', undefined]) {
      said.seconds = seconds
      await expect(connectEmail(client, { email })).rejects.toMatchObject({
        code: 'frame_refused',
        data: { reason: 'too_many_tries' },
      })
    }
  })

  test('is gated no more once it led to a login', async () => {
    const { client, soon } = page()
    await soon(connectEmail(client, { email }))
    await enterEmbedded(client, { provider: 'email' })
    expect(secondsUntilCode(client)).toBe(0)
    expect(recall(client, 'emailRequestedAt')).toBeUndefined()
  })

  test('reports what is no address, and sends no request', async () => {
    const { client, soon, state, frames } = page()
    await expect(soon(connectEmail(client, { email: 'ada@' }))).rejects.toMatchObject({
      code: 'email_invalid',
    })
    expect(state().notices.alert?.code).toBe('invalid_email')
    expect(frames).toEqual([])
    expect(secondsUntilCode(client)).toBe(0)
  })

  test('waits for the second mail as long as the frame says so', async () => {
    let answers = 0
    const { client, ready, said } = page({
      answers: {
        CONNECT_DEVICE: () => (answers++ < 2 ? refuse('Not yet', 'waiting') : undefined),
      },
    })
    await ready()
    await waitForDevice(client)
    expect(said('CONNECT_DEVICE')).toHaveLength(3)
  })

  test('is called off at once, and may be begun anew', async () => {
    const { client, ready, pass } = page({ answers: { CONNECT_DEVICE: () => silence } })
    await ready()
    const asked = waitForDevice(client)
    await pass(0)
    cancelEmbeddedLogin(client)
    await expect(asked).rejects.toMatchObject({ code: 'connect_cancelled' })
    await expect(connectEmail(client, { email })).resolves.toBe('VERIFY_OTP')
  })

  test('tells apart what is left to do after the code', async () => {
    for (const action of ['VERIFY_DEVICE', 'RECOVER'] as const) {
      const { client, ready } = page({ answers: { CONNECT_OTP: () => ({ action }) } })
      await ready()
      await expect(confirmCode(client, { code: '123456' })).resolves.toBe(action)
    }
  })

  test('passes on why a code was refused, in one line', async () => {
    const { client, ready, heard } = page({
      answers: { CONNECT_OTP: () => refuse('The code\nis wrong\u202e', 'code_wrong') },
    })
    await ready()
    await expect(confirmCode(client, { code: '123456' })).rejects.toMatchObject({
      code: 'frame_refused',
      message: 'The code is wrong',
      data: { reason: 'code_wrong' },
    })
    expect(heard.at(-1)).toEqual({
      event: 'EMAIL_VERIFICATION_CODE_FAIL',
      properties: { message: 'frame_refused' },
    })
  })

  test('leaves no login half done when the keys need the user', async () => {
    const { client, ready, state } = page({
      answers: { GET_USER: () => refuse('Recover first', 'recovery_needed') },
    })
    await ready()
    await expect(enterEmbedded(client, { provider: 'email' })).rejects.toMatchObject({
      data: { reason: 'recovery_needed' },
    })
    expect(state().connection.byNamespace).toEqual({})
    expect(state().embedded.isLoggedIn).toBe(false)
    expect(recall(client, 'login')).toBeUndefined()
  })

  test('goes to another address by two codes', async () => {
    const { client, state } = await loggedIn()
    await expect(updateEmail(client, { email: 'new@example.com' })).resolves.toBe(
      'VERIFY_PRIMARY_OTP',
    )
    expect(state().embedded.newEmail).toBe('new@example.com')
    await confirmOldEmail(client, { code: '111111' })
    await expect(confirmNewEmail(client, { code: '222222' })).resolves.toBe('done')
    expect(state().embedded).toMatchObject({ email: 'new@example.com', newEmail: undefined })
    expect(recall(client, 'login')?.email).toBe('new@example.com')
  })

  test.each(['waiting', 'later'])('says that a second service asks as well: %s', async (guard) => {
    const newEmail = 'new@example.com'
    const { client, state } = await loggedIn({
      answers: { UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail, guard }) },
    })
    await expect(confirmNewEmail(client, { code: '222222' })).resolves.toBe(guard)
    expect(state().embedded.email).toBe(newEmail)
  })
})

describe('the kind of account', () => {
  test('is the plain one where the frame cannot give a smart account', async () => {
    const { client, state } = await loggedIn({
      answers: {
        GET_USER: ({
          chainId,
          preferredAccountType,
        }: {
          chainId: unknown
          preferredAccountType: string
        }) =>
          preferredAccountType === 'smartAccount'
            ? refuse('No smart accounts here')
            : { address: typeof chainId === 'string' ? solanaAddress : eoa, chainId },
      },
    })
    expect(state().connection.byNamespace.eip155?.accounts[0]).toEqual({
      address: eoa,
      type: 'eoa',
    })
    expect(state().account.preferredTypes.eip155).toBe('eoa')
    expect(recall(client, 'accountType')).toBe('eoa')
  })

  test('is changed by the user, and the account with it', async () => {
    const { client, state, pass } = await loggedIn()
    await expect(setPreferredAccount(client, { type: 'eoa' })).resolves.toBe('eoa')
    await pass(0)
    expect(state().connection.byNamespace.eip155?.accounts[0]).toEqual({
      address: eoa,
      type: 'eoa',
    })
    expect(state().account.preferredTypes.eip155).toBe('eoa')
  })

  test('falls back when the change is refused', async () => {
    const { client, state } = await loggedIn({
      answers: { SET_PREFERRED_ACCOUNT: () => refuse('Not on this network') },
    })
    await expect(setPreferredAccount(client, { type: 'smartAccount' })).resolves.toBe('eoa')
    expect(state().account.preferredTypes.eip155).toBe('eoa')
  })
})

describe('a login of an earlier visit', () => {
  test('is taken up on load without a prompt, in both chain families', async () => {
    const first = await loggedIn()
    expect(recall(first.client, 'login')).toMatchObject({ provider: 'email', email })
    first.end()
    const { client, state, pass, said, frames } = page({ stored: first.stored })
    expect(state().connection.restoring).toEqual(['eip155', 'solana'])
    await expect.poll(() => frames.length).toBe(1)
    await pass(500)
    await expect
      .poll(() => Object.keys(state().connection.byNamespace).sort())
      .toEqual(['eip155', 'solana'])
    expect(said('IS_CONNECTED')).toHaveLength(1)
    expect(state().embedded).toMatchObject({ isLoggedIn: true, email, provider: 'email' })
    await disconnect(client)
  })

  test('is taken up by a frame that took its time, in both chain families', async () => {
    const first = await loggedIn()
    first.end()
    const { client, state, pass, frames, switches, elements } = page({
      stored: first.stored,
      loads: false,
    })
    await expect.poll(() => elements.length).toBe(1)
    await pass(6_000)
    // The button says so, until the frame is there or is given up.
    expect(state().connection.restoring.toSorted()).toEqual(['eip155', 'solana'])
    switches.loads = true
    frames[0]?.ready()
    await pass(500)
    await expect
      .poll(() => Object.keys(state().connection.byNamespace).sort())
      .toEqual(['eip155', 'solana'])
    expect(recall(client, 'login')).toMatchObject({ email })
  })

  test.each([
    ['denies it', () => ({ isConnected: false })],
    ['fails', () => refuse('Down')],
  ])('is forgotten when the frame %s', async (_, IS_CONNECTED) => {
    const first = await loggedIn()
    first.end()
    const { client, state, pass, frames } = page({
      stored: first.stored,
      answers: { IS_CONNECTED },
    })
    await expect.poll(() => frames.length).toBe(1)
    await pass(500)
    await expect.poll(() => state().connection.restoring).toEqual([])
    expect(state().connection.byNamespace).toEqual({})
    expect(recall(client, 'login')).toBeUndefined()
  })

  test('is kept where no frame loads, and taken up by the next page', async () => {
    const first = await loggedIn()
    first.end()
    const second = page({ stored: first.stored, loads: false })
    await expect.poll(() => second.elements.length).toBe(1)
    await second.pass(20_000)
    await expect.poll(() => second.state().connection.restoring).toEqual([])
    expect(second.state().connection.byNamespace).toEqual({})
    expect(recall(second.client, 'login')).toMatchObject({ email })
    second.end()
    const third = page({ stored: second.stored })
    await expect.poll(() => third.frames.length).toBe(1)
    await third.pass(500)
    await expect.poll(() => third.state().embedded).toMatchObject({ isLoggedIn: true, email })
  })

  test('is kept by a page that is left before the frame answers', async () => {
    const first = await loggedIn()
    first.end()
    const second = page({ stored: first.stored, answers: { IS_CONNECTED: () => silence } })
    await expect.poll(() => second.frames.length).toBe(1)
    await second.pass(500)
    await expect.poll(() => second.said('IS_CONNECTED')).toHaveLength(1)
    second.end()
    await second.pass(0)
    expect(recall(page({ stored: second.stored, loads: false }).client, 'login')).toMatchObject({
      email,
    })
  })

  test('makes a frame at once; no other visit does before it is needed', async () => {
    const { client, frames, pass } = page()
    openModal(client)
    await client.handles.wake?.()
    await pass(1_000)
    expect(frames).toEqual([])
  })
})

describe('signing out', () => {
  test('ends it for both chain families, tells the frame once, and forgets who it was', async () => {
    const { client, state, said } = await loggedIn()
    await disconnect(client, { namespace: 'solana' })
    expect(state().connection.byNamespace).toEqual({})
    expect(said('SIGN_OUT')).toHaveLength(1)
    expect(recall(client, 'login')).toBeUndefined()
    expect(recall(client, 'connected')).toEqual([])
    expect(state().embedded).toMatchObject({ isLoggedIn: false, email: undefined })
  })

  test('takes three seconds at most', async () => {
    const { client, pass, state } = await loggedIn({ answers: { SIGN_OUT: () => silence } })
    let isOver = false
    const asked = disconnect(client).then(() => {
      isOver = true
    })
    expect(state().connection.byNamespace).toEqual({})
    await pass(2_999)
    expect(isOver).toBe(false)
    await pass(1)
    await asked
  })

  test('comes from the frame as well', async () => {
    const { client, state, pass } = await loggedIn({
      answers: { RPC_REQUEST: () => refuse('Log in again', 'not_logged_in') },
    })
    const adapter = adaptersOf(client).get('eip155')
    const provider = (await adapter?.getProvider('ID_AUTH')) as {
      request(call: object): Promise<unknown>
    }
    await expect(provider.request({ method: 'eth_gasPrice' })).rejects.toThrow('Log in again')
    await pass(0)
    expect(state().connection.byNamespace).toEqual({})
    expect(recall(client, 'login')).toBeUndefined()
  })
})
