import {
  type AdapterSetup,
  type Client,
  createFoyer,
  type Eip155Receipt,
  getCapabilities,
  sendCalls,
  sendTransaction,
  signTypedData,
  waitForTransactionReceipt,
  type writeContract,
} from '@foyer/core'
import { base } from '@foyer/protocol/networks'
import type { Config } from '@wagmi/core'
import type { Hex, SendTransactionParameters, WriteContractParameters } from 'viem'
import { expectTypeOf, test } from 'vitest'
import { type EvmOptions, evm } from './exports.js'

const host = { projectId: 'types', networks: [base] } as const
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
type Sent = Pick<SendTransactionParameters, 'value' | 'data' | 'gas'> & { to: Hex }

test('evm makes an adapter, over a wagmi config or none', () => {
  expectTypeOf(evm).returns.toEqualTypeOf<AdapterSetup<'eip155'>>()
  expectTypeOf(evm).toBeCallableWith()
  expectTypeOf<{ wagmiConfig: Config }>().toExtend<EvmOptions>()
  expectTypeOf<{ wagmiConfig: { chains: [] } }>().not.toExtend<EvmOptions>()
  expectTypeOf<{ page: Window }>().toExtend<EvmOptions>()
})

test('a client with the EVM adapter takes and returns what viem does', () => {
  const client = createFoyer({ ...host, adapters: [evm()] })
  expectTypeOf(client).toEqualTypeOf<Client<'eip155'>>()
  type Given = Parameters<typeof sendTransaction<'eip155'>>[1]
  expectTypeOf<Sent>().toExtend<Given>()
  expectTypeOf<{ to: string }>().not.toExtend<Given>()
  expectTypeOf<{ to: Hex; value: number }>().not.toExtend<Given>()
  expectTypeOf<{ to: Hex; chainNamespace: 'solana' }>().not.toExtend<Given>()
  type Call = Parameters<typeof writeContract<'eip155'>>[1]
  expectTypeOf<
    Pick<WriteContractParameters, 'address' | 'abi' | 'functionName' | 'args' | 'value'>
  >().toExtend<Call>()
  const results = () => ({
    hash: sendTransaction(client, { to, value: 1n, data: '0x', gas: 21_000n }),
    receipt: waitForTransactionReceipt(client, { hash: '0x' }),
    bundle: sendCalls(client, { calls: [{ to, value: 1n }], atomicRequired: true }),
    capabilities: getCapabilities(client),
    signature: signTypedData(client, {
      typedData: { domain: {}, types: {}, primaryType: 'Order', message: {} },
    }),
  })
  type Results = ReturnType<typeof results>
  expectTypeOf<Results['hash']>().resolves.toEqualTypeOf<Hex>()
  expectTypeOf<Results['receipt']>().resolves.toEqualTypeOf<Eip155Receipt>()
  expectTypeOf<Results['bundle']>().resolves.toEqualTypeOf<string>()
  expectTypeOf<Results['signature']>().resolves.toEqualTypeOf<Hex>()
  // @ts-expect-error viem's addresses begin with 0x
  void (() => sendTransaction(client, { to: 'vitalik.eth' }))
})
