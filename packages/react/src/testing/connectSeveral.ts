import { type Client, connect } from '@foyer/core'
import {
  fakeAdapter,
  fakeAddress,
  fakeConnector,
  fakeSession,
  testNetwork,
} from '@foyer/core/testing'
import { otherAddress } from './connectedClient.js'
import type { pageClient } from './pageClient.js'

const bitcoinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** Two wallets of one chain family and one of another. */
export const several = (): Pick<pageClient.Options, 'adapters' | 'networks'> => ({
  networks: [
    testNetwork(1),
    {
      ...testNetwork(2),
      id: '000000000019d6689c085ae165831e93',
      chainNamespace: 'bip122' as const,
      caipNetworkId: 'bip122:000000000019d6689c085ae165831e93' as const,
    },
  ],
  adapters: [
    fakeAdapter({
      connectors: [
        fakeConnector(),
        fakeConnector({ id: 'test.bramble', name: 'Bramble', rdns: 'test.bramble' }),
      ],
      connect: async ({ id }) =>
        fakeSession({
          accounts: [{ address: id === 'test.kestrel' ? fakeAddress : otherAddress, type: 'eoa' }],
        }),
    }),
    fakeAdapter({
      namespace: 'bip122',
      connectors: [
        fakeConnector({ id: 'test.heron', name: 'Heron', namespace: 'bip122', rdns: 'test.heron' }),
      ],
      connect: async () =>
        fakeSession({
          accounts: [{ address: bitcoinAddress, type: 'payment' }],
          caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
        }),
    }),
  ],
})

/** Connects all of them; the last one of the first family is in use. */
export async function connectSeveral(client: Client): Promise<void> {
  await connect(client, { connectorId: 'test.heron', namespace: 'bip122' })
  await connect(client, { connectorId: 'test.bramble', namespace: 'eip155' })
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
}
