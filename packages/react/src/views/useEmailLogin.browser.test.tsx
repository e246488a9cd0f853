import { prepareLogin } from '@foyer/core/internal'
import { expect, test } from 'vitest'
import { enEmbedded } from '../locales/en.embedded.js'
import { refuse } from '../testing/answerFrame.js'
import { drawHook } from '../testing/drawHook.js'
import { showLogin } from '../testing/showLogin.js'
import { useEmailLogin } from './useEmailLogin.js'

const email = 'juno@example.com'

test('an address that is sent before the code for it is here is sent once that is', async () => {
  const { client, heard } = await showLogin({ name: 'WhatIsAWallet' })
  const { current } = drawHook(client, useEmailLogin)
  expect(client.handles.loginPress).toBeUndefined()
  const begun = current().begin(email)
  await expect.poll(() => current().isPending).toBe(true)
  await begun
  expect(heard).toContain('CONNECT_EMAIL')
  expect(client.store.getState().modal.history.at(-1)).toMatchObject({ name: 'EmailVerifyOtp' })
})

test('nothing is sent from a view that was left before the code was here', async () => {
  const { client, heard } = await showLogin({ name: 'WhatIsAWallet' })
  const { current, unmount } = drawHook(client, useEmailLogin)
  const begun = current().begin(email)
  unmount()
  await begun
  await prepareLogin(client)
  expect(heard).not.toContain('CONNECT_EMAIL')
})

test('a refusal has its sentence until the next address', async () => {
  const { client } = await showLogin(
    { name: 'WhatIsAWallet' },
    { answers: { CONNECT_EMAIL: () => refuse('server_unreachable') } },
  )
  const { current } = drawHook(client, useEmailLogin)
  void current().begin(email)
  const { unreachable } = enEmbedded('en').loginFailed
  await expect.poll(() => current().refused).toBe(unreachable)
  expect(current().isPending).toBe(false)
  void current().begin(email)
  await expect.poll(() => current().refused).toBeUndefined()
})
