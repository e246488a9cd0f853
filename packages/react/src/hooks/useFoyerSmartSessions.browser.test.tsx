import { connect, startClient } from '@foyer/core'
import { expect, onTestFinished, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { sessionsServer, shownSessions } from '../testing/sessionsServer.js'
import { useFoyerSmartSessions } from './useFoyerSmartSessions.js'

test('the keys of the account in use are read, and none where no account is', async () => {
  const { client } = pageClient(sessionsServer())
  onTestFinished(startClient(client))
  const { current } = drawHook(client, useFoyerSmartSessions)
  expect(current().data).toBeUndefined()
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(() => current().data).toEqual(shownSessions)
})
