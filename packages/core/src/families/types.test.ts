import { base } from '@foyer/protocol/networks'
import { expectTypeOf, test } from 'vitest'
import type {
  AdapterSetup,
  Client,
  Eip155Receipt,
  Eip155Transaction,
  RegisteredClient,
  SolanaPayment,
  SolanaReceipt,
} from '../exports/index.js'
import {
  createFoyer,
  sendTransaction,
  signMessage,
  type signTypedData,
  type waitForTransactionReceipt,
  type writeContract,
} from '../exports/index.js'
import type { ClientOf } from '../Register.js'

type Hex = `0x${string}`
/** What each action takes and returns on a client of these chain families. */
type Evm = 'eip155'
type Both = 'eip155' | 'solana'
type Sent<namespace extends Namespace> = Parameters<typeof sendTransaction<namespace>>[1]
type Typed<namespace extends Namespace> = Parameters<
  typeof signTypedData<namespace>
>[1]['typedData']
type Called<namespace extends Namespace> = Parameters<typeof writeContract<namespace>>[1]
type Receipt<namespace extends Namespace> = Awaited<
  ReturnType<typeof waitForTransactionReceipt<namespace>>
>
type Namespace = AdapterSetup['namespace']

/** Adapters as a host passes them; nothing here runs. */
const clients = (evm: AdapterSetup<'eip155'>, solana: AdapterSetup<'solana'>) => {
  const host = { projectId: 'types', networks: [base] } as const
  return {
    evm: createFoyer({ ...host, adapters: [evm] }),
    solana: createFoyer({ ...host, adapters: [solana] }),
    both: createFoyer({ ...host, adapters: [evm, solana] }),
    none: createFoyer(host),
  }
}
type Clients = ReturnType<typeof clients>

test('a client has the chain families of its adapters', () => {
  expectTypeOf<Clients['evm']>().toEqualTypeOf<Client<'eip155'>>()
  expectTypeOf<Clients['solana']>().toEqualTypeOf<Client<'solana'>>()
  expectTypeOf<Clients['both']>().toEqualTypeOf<Client<'eip155' | 'solana'>>()
  expectTypeOf<Clients['none']>().toEqualTypeOf<Client>()
  // What needs any client takes each; one of more families is not one of fewer.
  expectTypeOf<Clients['evm']>().toExtend<Client>()
  expectTypeOf<Clients['evm']>().toExtend<Clients['both']>()
  expectTypeOf<Clients['both']>().not.toExtend<Clients['evm']>()
})

test('EVM alone: transactions, receipts, contracts and typed data are its own', () => {
  expectTypeOf<Eip155Transaction>().toExtend<Sent<Evm>>()
  expectTypeOf<{ to: Hex; value: bigint; chainNamespace: 'eip155' }>().toExtend<Sent<Evm>>()
  expectTypeOf<SolanaPayment>().not.toExtend<Sent<Evm>>()
  expectTypeOf<Receipt<Evm>>().toEqualTypeOf<Eip155Receipt>()
  expectTypeOf<Called<Evm>>().toHaveProperty('abi')
  expectTypeOf<Typed<Evm>>().toHaveProperty('primaryType').toEqualTypeOf<string>()
})

test('Solana alone: payments; what it lacks takes nothing', () => {
  expectTypeOf<SolanaPayment>().toExtend<Sent<'solana'>>()
  expectTypeOf<Eip155Transaction>().not.toExtend<Sent<'solana'>>()
  expectTypeOf<Called<'solana'>>().toBeNever()
  expectTypeOf<Typed<'solana'>>().toBeNever()
  expectTypeOf<Receipt<'solana'>>().toEqualTypeOf<SolanaReceipt>()
})

test('both: chainNamespace tells which is meant', () => {
  expectTypeOf<{ to: Hex; data: Hex; chainNamespace: 'eip155' }>().toExtend<Sent<Both>>()
  expectTypeOf<SolanaPayment & { chainNamespace: 'solana' }>().toExtend<Sent<Both>>()
  expectTypeOf<{ to: Hex; value: bigint }>().not.toExtend<Sent<Both>>()
  expectTypeOf<{ to: string; value: bigint; chainNamespace: 'eip155' }>().not.toExtend<Sent<Both>>()
  // One of them has contracts: there is nothing to tell apart.
  expectTypeOf<{ address: Hex; abi: []; functionName: 'mint' }>().toExtend<Called<Both>>()
})

test('a client that names no families takes what any of them takes', () => {
  expectTypeOf<Eip155Transaction>().toExtend<Sent<Namespace>>()
  expectTypeOf<SolanaPayment>().toExtend<Sent<Namespace>>()
  expectTypeOf<{ to: Hex; value: number }>().not.toExtend<Sent<Namespace>>()
})

test('the calls compile as a host writes them', () => {
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const calls = ({ evm, solana, both }: Clients) => [
    expectTypeOf(sendTransaction(evm, { to, value: 1n })).resolves.toEqualTypeOf<Hex>(),
    expectTypeOf(sendTransaction(solana, { to, value: 1n })).resolves.toEqualTypeOf<string>(),
    sendTransaction(both, { chainNamespace: 'eip155', to, data: '0x' }),
    sendTransaction(both, { chainNamespace: 'solana', to, value: 1n }),
    expectTypeOf(signMessage(evm, { message: '' })).resolves.toEqualTypeOf<Hex>(),
    // @ts-expect-error of two families, one has to be named
    sendTransaction(both, { to, value: 1n }),
    // @ts-expect-error Solana has no gas
    sendTransaction(solana, { to, value: 1n, gas: 1n }),
    // @ts-expect-error amounts are bigints
    sendTransaction(evm, { to, value: 1 }),
  ]
  expectTypeOf(calls).toBeFunction()
})

test('hooks have the client that the host registers', () => {
  expectTypeOf<ClientOf<{ client: Clients['evm'] }>>().toEqualTypeOf<Client<'eip155'>>()
  expectTypeOf<ClientOf<{ client: Clients['both'] }>>().toEqualTypeOf<Clients['both']>()
  expectTypeOf<RegisteredClient>().toEqualTypeOf<Client>()
})
