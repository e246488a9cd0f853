import { contactsMax, type Network } from '@foyer/protocol'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress, fakeSession } from '../testing/fakeAdapter.js'
import { findContact } from './findContact.js'
import { forgetContact } from './forgetContact.js'
import { listContacts } from './listContacts.js'
import { openSend } from './openSend.js'
import { readContacts } from './readContacts.js'
import { saveContact } from './saveContact.js'
import { typeRecipient } from './typeRecipient.js'

const ann = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** Begins and ends as Ann's. */
const alike = `0x90f7${'0'.repeat(32)}b906`
const caipNetworkId = 'eip155:1' as const
const bitcoin: Network = {
  ...{ id: '000000000019d6689c085ae165831e93', name: 'Bitcoin', chainNamespace: 'bip122' },
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}

let client: ReturnType<typeof createTestClient>

beforeEach(async () => {
  const adapter = fakeAdapter({
    callNetwork: async () => '0x',
    connect: async () => fakeSession({ accounts: [{ address: fakeAddress, type: 'eoa' }] }),
  })
  client = createTestClient({ networks: [testNetwork(1), bitcoin], adapters: [adapter] })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
})

const save = (address: string, label: string) =>
  saveContact(client, { address, label, caipNetworkId })
const labels = () => listContacts(client).map(({ label }) => label)

/** What is said of an address that is typed as receiver. */
async function warningsOf(text: string) {
  await typeRecipient(client, { text })
  return client.store.getState().send.draft?.recipient.warnings.map(({ code }) => code)
}

test('an address is kept under a label, found in any spelling, renamed and forgotten', async () => {
  await save(bob, 'Zoe')
  await save(ann.toLowerCase(), '  Ann \n of the \u202eorchard\u200b ')
  expect(labels()).toEqual(['Ann of the orchard', 'Zoe'])
  await save(ann, 'Ann')
  expect(labels()).toEqual(['Ann', 'Zoe'])
  const one = { namespace: 'eip155', address: ann.toLowerCase() } as const
  expect(findContact(client, one)).toMatchObject({ label: 'Ann' })
  expect(findContact(client, { ...one, namespace: 'solana' })).toBeUndefined()
  forgetContact(client, one)
  expect(labels()).toEqual(['Zoe'])
})

test('an entry that cannot be read takes no other with it, nor what is written after it', async () => {
  await save(ann, 'Ann')
  const storage = client.storage.scope('send')
  storage.set('contacts', JSON.stringify([{ label: 'Zoe' }, ...readContacts(client)]))
  expect(labels()).toEqual(['Ann'])
  await save(bob, 'Bob')
  expect(labels()).toEqual(['Ann', 'Bob'])
})

test('each chain family has its own, and an address is of the network', async () => {
  await save(ann, 'Ann')
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  await saveContact(client, { address, label: 'Ann', caipNetworkId: bitcoin.caipNetworkId })
  expect(listContacts(client, { namespace: 'bip122' })).toEqual([
    { namespace: 'bip122', address, label: 'Ann' },
  ])
  await expect(save(address, 'Bob')).rejects.toMatchObject({ code: 'receiver_of_another_network' })
  await expect(save(`0x${'0'.repeat(40)}`, 'Zero')).rejects.toMatchObject({
    code: 'transaction_refused',
  })
  await expect(
    saveContact(client, { address: bob, label: 'Bob', caipNetworkId: 'eip155:9' }),
  ).rejects.toMatchObject({ code: 'chain_not_configured' })
  expect(labels()).toEqual(['Ann', 'Ann'])
})

test('a label that cannot be seen, or that another address has, is refused, and so is one too many', async () => {
  await save(ann, 'Ann')
  const refused = (finding: string) => ({ code: 'action_not_allowed', data: { finding } })
  for (const label of ['', ' \u200b'])
    await expect(save(bob, label)).rejects.toMatchObject(refused('label_empty'))
  for (const label of ['ann', 'Ann\u2060'])
    await expect(save(bob, label)).rejects.toMatchObject(refused('label_taken'))
  const many = Array.from({ length: contactsMax }, (_, index) => ({
    ...{ namespace: 'eip155' as const, label: `Account ${index}` },
    address: `0x${String(index).padStart(40, '1')}`,
  }))
  readContacts.write(client, many)
  await expect(save(bob, 'Bob')).rejects.toMatchObject(refused('book_full'))
})

test('what is stored in another shape is absent', async () => {
  const scope = client.storage.scope('send')
  for (const text of ['{', '[1]', '[{"namespace":"moon","address":"0x","label":"Ann"}]']) {
    scope.set('contacts', text)
    expect(labels()).toEqual([])
  }
})

test('a kept address is known, and one that looks like it has to be confirmed, though nothing was sent to it yet', async () => {
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openSend(client)
  expect(await warningsOf(ann)).toEqual(['first_time'])
  await save(ann, 'Ann')
  expect(await warningsOf(ann)).toEqual([])
  expect(await warningsOf(alike)).toEqual(['look_alike', 'first_time'])
  forgetContact(client, { namespace: 'eip155', address: ann })
  expect(await warningsOf(alike)).toEqual(['first_time'])
})
