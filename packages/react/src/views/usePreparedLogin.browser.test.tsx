import { expect, test } from 'vitest'
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
  const ways = (shut: boolean) => (
    <ShutContext.Provider value={shut}>
      <Ways />
    </ShutContext.Provider>
  )
  const { draw } = drawPage(client, ways(true))
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 400 }))
  expect(client.handles.loginPress).toBeUndefined()
  draw(ways(false))
  await expect.poll(() => client.handles.loginPress).toBeDefined()
})
