import type { CaipAddress, Namespace } from '@foyer/protocol'
import { expectTypeOf, test } from 'vitest'
import * as core from './index.js'

type Client = core.Client
/** The parameters of an action, without the client. */
type Given<action extends (client: Client, parameters: never) => unknown> = Parameters<action>[1]

test('a client is made of options that name what is wrong', () => {
  expectTypeOf(core.createFoyer).returns.toEqualTypeOf<Client>()
  const network = {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  } as const
  expectTypeOf({ projectId: 'app', networks: [network] } as const).toExtend<core.FoyerOptions>()
  expectTypeOf<{ projectId: string; networks: readonly [] }>().not.toExtend<core.FoyerOptions>()
  expectTypeOf<{ networks: readonly [typeof network] }>().not.toExtend<core.FoyerOptions>()
})

test('money is a bigint', () => {
  expectTypeOf(core.getBalance).returns.resolves.toHaveProperty('amount').toEqualTypeOf<bigint>()
  type Sent = core.FamilyRequest<'eip155', 'transaction'>
  expectTypeOf<Sent['value']>().toEqualTypeOf<bigint | undefined>()
  expectTypeOf<{ to: string; value: number }>().not.toExtend<Given<typeof core.sendTransaction>>()
  expectTypeOf(core.estimateGas).returns.resolves.toEqualTypeOf<bigint>()
})

test('a view is named with the data that it needs, and no other', () => {
  type View =
    Given<typeof core.openModal> extends infer options
      ? NonNullable<NonNullable<options> extends { view?: infer view } ? view : never>
      : never
  expectTypeOf<{ name: 'Networks' }>().toExtend<View>()
  expectTypeOf<{ name: 'SwitchNetwork'; data: { network: 'eip155:1' } }>().toExtend<View>()
  expectTypeOf<{ name: 'SwitchNetwork' }>().not.toExtend<View>()
  expectTypeOf<{ name: 'SwitchNetwork'; data: { network: 'one' } }>().not.toExtend<View>()
  expectTypeOf<{ name: 'Nowhere' }>().not.toExtend<View>()
  type Next = NonNullable<core.Views['SwitchActiveChain']['navigateTo']>
  expectTypeOf<'Transactions'>().toExtend<Next>()
  expectTypeOf<'SwitchNetwork'>().not.toExtend<Next>()
  expectTypeOf<'WalletSecurity'>().not.toExtend<Next>()
})

test('wallets are named by connector and namespace, accounts by CAIP-10', () => {
  expectTypeOf<Given<typeof core.connect>>().toExtend<{ connectorId: string }>()
  expectTypeOf<Given<typeof core.switchChain>>().toHaveProperty('network')
  expectTypeOf<{ network: '1' }>().not.toExtend<Given<typeof core.switchChain>>()
  expectTypeOf(core.getCaipAddress).returns.toEqualTypeOf<CaipAddress | undefined>()
  expectTypeOf(core.getConnectionStatus).returns.toEqualTypeOf<
    'disconnected' | 'connecting' | 'connected'
  >()
  expectTypeOf<core.Connector['namespace']>().toEqualTypeOf<Namespace>()
})

test('what a wallet signs is text, and what is waited for is a receipt', () => {
  expectTypeOf(core.signMessage).returns.resolves.toEqualTypeOf<string>()
  expectTypeOf<{ message: Uint8Array }>().not.toExtend<Given<typeof core.signMessage>>()
  expectTypeOf(core.waitForTransactionReceipt).returns.resolves.toEqualTypeOf<
    core.Eip155Receipt | core.SolanaReceipt
  >()
  // The page says which provider it expects; nothing is promised of it.
  expectTypeOf(core.getProvider).returns.resolves.toBeUnknown()
})
