import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { recall, remember } from '../remembered.js'
import { enterEmbedded } from './enterEmbedded.js'
import { userOf } from './fixtures/fakeFrame.js'
import { openPages } from './fixtures/openPage.js'

const page = openPages(onTestFinished)
const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** Ada is logged in. The frame, which all tabs share, answers for `who`. */
async function tab() {
  let who: 'ada' | 'bob' | undefined = 'ada'
  const opened = page({
    answers: {
      IS_CONNECTED: () => ({ isConnected: who !== undefined }),
      GET_USER: (wish: { chainId?: number | string }) => ({
        ...userOf(wish),
        ...(who === 'bob' && {
          ...(typeof wish.chainId === 'number' && { address: other, accounts: undefined }),
          email: 'bob@example.com',
        }),
      }),
    },
  })
  await opened.ready()
  await enterEmbedded(opened.client, { provider: 'email' })
  await opened.pass(0)
  const { client } = opened
  const connected = recall(client, 'connected')
  return {
    ...opened,
    logOut() {
      who = undefined
      remember(client, 'login', undefined)
      remember(client, 'connected', [])
    },
    logInAsBob() {
      who = 'bob'
      remember(client, 'login', { provider: 'email', email: 'bob@example.com' })
      remember(client, 'connected', connected)
    },
    inUse: () => opened.state().connection.byNamespace.eip155?.accounts[0].address,
  }
}

test('a login that another tab ended is gone here, and is not connected to again', async () => {
  const { changed, client, inUse, logOut, pass, said, state } = await tab()
  logOut()
  changed('connected')
  expect(inUse()).toBeUndefined()
  expect(state().embedded).toMatchObject({ isLoggedIn: false, email: undefined })
  await expect(
    connect(client, { connectorId: 'ID_AUTH', namespace: 'eip155' }),
  ).rejects.toMatchObject({ code: 'login_needed' })
  await pass(0)
  // It may be the next user's by now.
  expect(said('SIGN_OUT')).toEqual([])
})

test('the user who logged in after that in another tab is the one here', async () => {
  const { changed, inUse, logInAsBob, logOut, pass, state } = await tab()
  logOut()
  changed('connected')
  logInAsBob()
  changed('connected')
  await pass(500)
  expect(inUse()).toBe(other)
  expect(state().embedded).toMatchObject({ isLoggedIn: true, email: 'bob@example.com' })
})

test('also where this tab learns of both at once', async () => {
  const { changed, inUse, logInAsBob, logOut, pass, state } = await tab()
  logOut()
  logInAsBob()
  changed('login')
  changed('connected')
  await pass(500)
  expect(inUse()).toBe(other)
  expect(state().embedded).toMatchObject({ isLoggedIn: true, email: 'bob@example.com' })
})
