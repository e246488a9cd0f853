import { openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { shutUntilOpen } from '../modal/shutUntilOpen.js'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { ShutContext } from '../ui/ShutContext.js'
import { usePreparedLogin } from './usePreparedLogin.js'

function Ways() {
  usePreparedLogin()
  return null
}

test('the code of a login is fetched once the ways are shown, and not while they are rendered ahead', async () => {
  const { client } = pageClient()
  drawPage(
    client,
    <ShutContext.Provider value={shutUntilOpen(client)}>
      <Ways />
    </ShutContext.Provider>,
  )
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 400 }))
  expect(client.handles.loginPress).toBeUndefined()
  openModal(client)
  await expect.poll(() => client.handles.loginPress).toBeDefined()
})
