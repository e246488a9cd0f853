import { connect, openModal, startClient } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useNameChange } from './useNameChange.js'

const name = 'anna.foyer.eth'

test('one kind of change knows of itself whether it goes on and how it ended, and of the others that they wait', async () => {
  let decline: (error: FoyerError) => void = () => {}
  const signMessage = () =>
    new Promise<never>((_, reject) => {
      decline = reject
    })
  const { client } = pageClient({ wallet: { signMessage } })
  onTestFinished(startClient(client))
  await client.handles.wake?.()
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openModal(client, { view: { name: 'AccountName', data: { name } } })
  const { current } = drawHook(client, () => ({
    release: useNameChange(name, 'release'),
    lead: useNameChange(name, 'lead'),
    other: useNameChange('olaf.foyer.eth', 'release'),
  }))
  const releasing = current().release.begin({ action: 'release', name })
  await expect.poll(() => current().release.isPending).toBe(true)
  const waits = { isBusy: true, isPending: false, isWaiting: true, isDone: false }
  expect(current()).toMatchObject({ lead: waits, other: waits })
  await expect.poll(() => client.store.getState().transactions.stack.length).toBe(1)
  const failure = new FoyerError('user_rejected')
  decline(failure)
  await expect(releasing).resolves.toBe(false)
  await expect.poll(() => current().release.failure).toBe(failure)
  expect(current().release).toMatchObject({ isBusy: false, isDone: false })
  expect(current().other.failure).toBeUndefined()
})
