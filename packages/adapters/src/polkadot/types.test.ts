import {
  type AdapterSetup,
  type Client,
  createFoyer,
  type PolkadotPayload,
  sendTransaction,
  signMessage,
  signTypedData,
  transfer,
} from '@foyer/core'
import { polkadot as network } from '@foyer/protocol/networks'
import { expectTypeOf, test } from 'vitest'
import { type PolkadotOptions, polkadot } from './exports.js'

test('polkadot makes an adapter', () => {
  expectTypeOf(polkadot).returns.toEqualTypeOf<AdapterSetup<'polkadot'>>()
  expectTypeOf(polkadot).toBeCallableWith()
  expectTypeOf<{ page: Window }>().toExtend<PolkadotOptions>()
})

test('a client with the Polkadot adapter signs texts and payloads, and sends the coin', () => {
  const client = createFoyer({ projectId: 'types', networks: [network], adapters: [polkadot()] })
  expectTypeOf(client).toEqualTypeOf<Client<'polkadot'>>()
  const results = (typedData: PolkadotPayload) => ({
    text: signMessage(client, { message: '' }),
    payload: signTypedData(client, { typedData }),
  })
  expectTypeOf<ReturnType<typeof results>['text']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<ReturnType<typeof results>['payload']>().resolves.toEqualTypeOf<string>()
  const sent = () => [
    sendTransaction(client, { to: '', value: 1n, feeMax: 1n }),
    transfer(client, { to: '', amount: 1n }),
  ]
  expectTypeOf<ReturnType<typeof sent>>().items.resolves.toEqualTypeOf<string>()
  // @ts-expect-error amounts are bigints
  void (() => sendTransaction(client, { to: '', value: 1 }))
  // @ts-expect-error a payload has more
  void (() => signTypedData(client, { typedData: { address: '' } }))
})
