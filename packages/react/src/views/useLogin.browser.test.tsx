import { type Client, type LoginProgress, openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useLogin } from './useLogin.js'

const view = 'ConnectingSocial'
const setLogin = ({ store }: Client, login: LoginProgress | undefined) =>
  store.setState(({ screens }) => ({ screens: { ...screens, login } }))

/** A view that waits for a login, and how often that was begun and ended. */
function waiting() {
  const { client } = pageClient({ disableAppend: true })
  const counted = { begun: 0, ended: 0 }
  openModal(client)
  const begin = () => {
    counted.begun += 1
    client.handles.login = () => {
      counted.ended += 1
    }
    setLogin(client, { view, status: 'pending', uri: 'https://a.example' })
  }
  return { client, counted, ...drawHook(client, () => useLogin(view, begin)) }
}

test('a login is begun once with its view, and ended when that is left', async () => {
  const { client, counted, current, unmount } = waiting()
  await expect.poll(() => current().uri).toBe('https://a.example')
  expect(counted).toEqual({ begun: 1, ended: 0 })
  unmount()
  await expect.poll(() => counted).toEqual({ begun: 1, ended: 1 })
  expect(client.store.getState().screens.login).toBeUndefined()
})

test('its last progress stays while the next view arrives, and another view’s is none of it', async () => {
  const { client, current, results } = waiting()
  setLogin(client, { view, status: 'success' })
  await expect.poll(() => current().status).toBe('success')
  const before = results.length
  setLogin(client, { view: 'EmailVerifyDevice', status: 'error' })
  await expect.poll(() => results.length).toBeGreaterThan(before)
  expect(current().status).toBe('success')
})
