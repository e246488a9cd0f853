import {
  type AdapterSetup,
  type Client,
  createFoyer,
  type PolkadotPayload,
  type sendTransaction,
  signMessage,
  signTypedData,
} from '@foyer/core'
import { polkadot as network } from '@foyer/protocol/networks'
import { expectTypeOf, test } from 'vitest'
import { type PolkadotOptions, polkadot } from './exports.js'

test('polkadot makes an adapter', () => {
  expectTypeOf(polkadot).returns.toEqualTypeOf<AdapterSetup<'polkadot'>>()
  expectTypeOf(polkadot).toBeCallableWith()
  expectTypeOf<{ page: Window }>().toExtend<PolkadotOptions>()
})

test('a client with the Polkadot adapter signs texts and payloads, and sends nothing', () => {
  const client = createFoyer({ projectId: 'types', networks: [network], adapters: [polkadot()] })
  expectTypeOf(client).toEqualTypeOf<Client<'polkadot'>>()
  const results = (typedData: PolkadotPayload) => ({
    text: signMessage(client, { message: '' }),
    payload: signTypedData(client, { typedData }),
  })
  expectTypeOf<ReturnType<typeof results>['text']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<ReturnType<typeof results>['payload']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<Parameters<typeof sendTransaction<'polkadot'>>[1]>().toBeNever()
  // @ts-expect-error a payload has more
  void (() => signTypedData(client, { typedData: { address: '' } }))
})
