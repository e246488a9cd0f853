import { expectTypeOf, test } from 'vitest'
import type { AdapterSetup, Client, Connector, WalletSession } from './index.js'
import * as testing from './testing.js'

test('the fakes are what a client takes', () => {
  expectTypeOf(testing.fakeAdapter).returns.toExtend<AdapterSetup>()
  expectTypeOf(testing.fakeConnector).returns.toEqualTypeOf<Connector>()
  expectTypeOf(testing.fakeSession).returns.toEqualTypeOf<WalletSession>()
  expectTypeOf(testing.createTestClient).returns.toExtend<Client>()
  expectTypeOf<{ connect: () => string }>().not.toExtend<testing.FakeAdapterOptions>()
})
