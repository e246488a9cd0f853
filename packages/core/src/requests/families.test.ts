import type { Namespace } from '@foyer/protocol'
import { expect, test } from 'vitest'
import type { AdapterSetup } from '../AdapterSetup.js'
import { connect } from '../connection/connect.js'
import { switchChain } from '../network/switchChain.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import { sendTransaction } from './sendTransaction.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const receiver = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

type Sent = { namespace: Namespace; transaction: object }[]

/** An adapter whose wallet notes what it sends, and whose family says which contracts a transaction calls. */
function sending(namespace: Namespace, sent: Sent): AdapterSetup {
  const caipNetworkId = namespace === 'solana' ? solana : 'eip155:1'
  const { create } = fakeAdapter({
    namespace,
    connectors: [fakeConnector({ id: namespace, namespace })],
    connect: async () => fakeSession({ caipNetworkId }),
  })
  return {
    namespace,
    create: (context) => ({
      ...create(context),
      async sendTransaction(_, { transaction }) {
        sent.push({ namespace, transaction })
        return 'hash'
      },
      readTouched: async (transaction) =>
        'calls' in transaction ? [String(transaction.calls)] : [],
    }),
  }
}

async function fixture() {
  const sent: Sent = []
  const client = createTestClient({
    adapters: [sending('eip155', sent), sending('solana', sent)],
    networks: [
      testNetwork(1),
      testNetwork(0, { id: solana.slice(7), caipNetworkId: solana, chainNamespace: 'solana' }),
    ],
  })
  startClient(client)
  await connect(client, { connectorId: 'solana', namespace: 'solana' })
  await connect(client, { connectorId: 'eip155', namespace: 'eip155' })
  await switchChain(client, { network: 'eip155:1' })
  return { client, sent }
}

test('a transaction goes to the chain family that it names, else to the one in use', async () => {
  const { client, sent } = await fixture()
  const payment = { to: receiver, value: 1n }
  await sendTransaction(client, { chainNamespace: 'solana', ...payment })
  await sendTransaction(client, { data: '0x00' })
  expect(sent).toEqual([
    { namespace: 'solana', transaction: payment },
    { namespace: 'eip155', transaction: { data: '0x00' } },
  ])
})

test('the family says which balances a transaction changes, whatever its shape', async () => {
  const { client } = await fixture()
  const transaction = {
    chainNamespace: 'solana',
    calls: receiver,
    to: receiver,
    value: 1n,
  } as const
  await sendTransaction(client, transaction)
  await sendTransaction(client, { chainNamespace: 'solana', to: receiver, value: 1n })
  expect(client.store.getState().account.changed).toEqual([
    `${solana}:So11111111111111111111111111111111111111111`,
    `${solana}:${receiver}`,
  ])
})
