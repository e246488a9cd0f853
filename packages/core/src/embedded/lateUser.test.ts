import { expect, onTestFinished, test } from 'vitest'
import { disconnect } from '../connection/disconnect.js'
import { activeNetworkId } from '../network/state.js'
import { switchChain } from '../network/switchChain.js'
import { enterEmbedded } from './enterEmbedded.js'
import { userOf } from './fixtures/fakeFrame.js'
import { openPages } from './fixtures/openPage.js'
import { liveEmbedded } from './liveEmbedded.js'

const page = openPages(onTestFinished)

/** Logged in; what the wallet says of its user on network 10 comes with `answer`. */
async function lateOn10() {
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  const opened = page({
    answers: {
      GET_USER: async (wish: { chainId?: number | string }) => {
        if (wish.chainId === 10) await late
        return userOf(wish)
      },
    },
  })
  await opened.ready()
  await enterEmbedded(opened.client, { provider: 'email' })
  await opened.pass(0)
  const switching = switchChain(opened.client, { network: 'eip155:10' })
  await opened.pass(0)
  expect(opened.state().connection.byNamespace.eip155?.caipNetworkId).toBe('eip155:10')
  return { ...opened, switching, answer }
}

test('a switch of the network ends the wait for the user on the one before, whose answer changes nothing', async () => {
  const { answer, client, switching, pass, state } = await lateOn10()
  await switchChain(client, { network: 'eip155:1' })
  answer()
  await switching
  await pass(0)
  expect(activeNetworkId(state().network)).toBe('eip155:1')
  expect(state().connection.byNamespace.eip155?.caipNetworkId).toBe('eip155:1')
  const { login } = await liveEmbedded(client)
  expect(login.current('eip155')?.caipNetworkId).toBe('eip155:1')
})

test('a logout ends the wait for the user, whose answer brings nothing back', async () => {
  const { answer, client, switching, pass, state } = await lateOn10()
  switching.catch(() => {})
  await disconnect(client)
  answer()
  await pass(0)
  await expect(switching).rejects.toMatchObject({ code: 'connector_not_connected' })
  const { login } = await liveEmbedded(client)
  expect(login.current('eip155')).toBeUndefined()
  expect(state().embedded).toMatchObject({ isLoggedIn: false, email: undefined })
})
