import { connect, startClient } from '@foyer/core'
import { signIn } from '@foyer/core/siwx'
import { fakeAddress } from '@foyer/core/testing'
import { formatSiwxMessage, type SiwxSession, type SiwxStore } from '@foyer/protocol/siwx'
import { expect, onTestFinished, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerSession } from './useFoyerSession.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const fields = { domain: 'a.example', uri: 'https://a.example', version: '1' }
const data = {
  ...{ ...fields, nonce: 'abcdefgh1234', issuedAt: '2026-01-01T00:00:00.000Z' },
  ...{ accountAddress: fakeAddress, chainId: 'eip155:1' },
}

function memoryStore(): SiwxStore {
  let kept: SiwxSession[] = []
  return {
    createMessage: async () => ({
      ...data,
      toString: () => formatSiwxMessage({ ...data, address: fakeAddress }),
    }),
    addSession: async (session) => void kept.push(session),
    revokeSession: async () => {
      kept = []
    },
    setSessions: async () => {},
    getSessions: async () => kept,
  }
}

test('a sign-in is followed from nothing to its end', async () => {
  const { client } = pageClient({ siwx: memoryStore() })
  onTestFinished(startClient(client))
  const { current } = drawHook(client, useFoyerSession)
  expect(current()).toMatchObject({ status: 'signedOut', isPending: false })
  await connect(client, kestrel)
  await expect.poll(() => current().status).toBe('asking')
  await signIn(client)
  await expect.poll(() => current()).toMatchObject({ status: 'signedIn', isPending: false })
  expect(current().session?.data.accountAddress).toBe(fakeAddress)
  await current().signOut()
  await expect.poll(() => current().status).toBe('signedOut')
})

test('signing in begins with the wallets, or with the message where one is connected', async () => {
  const { client } = pageClient({ siwx: memoryStore() })
  onTestFinished(startClient(client))
  const { current } = drawHook(client, useFoyerSession)
  const shown = () => client.store.getState().modal.history.at(-1)?.name
  current().signIn()
  expect(shown()).toBe('Connect')
  await connect(client, kestrel)
  await expect.poll(shown).toBe('SIWXSignMessage')
})

test('what the browser keeps is there before the wallet is', () => {
  const remembered = () => ({ data, message: '', signature: '' })
  const siwx = { createStore: async () => memoryStore(), remembered }
  const { client } = pageClient({ siwx })
  client.storage.set('connected', JSON.stringify([kestrel]))
  onTestFinished(startClient(client))
  const { results } = drawHook(client, useFoyerSession)
  expect(results.at(-1)).toMatchObject({ status: 'signedIn', isPending: false })
})

test('without sign-in there is none to wait for', async () => {
  const { client } = pageClient()
  onTestFinished(startClient(client))
  await connect(client, kestrel)
  const { current } = drawHook(client, useFoyerSession)
  expect(current()).toMatchObject({ status: 'signedOut', isPending: false })
})
