import type {
  Balance,
  Client,
  FamilyRequest,
  State,
  sendTransaction,
  signMessage,
} from '@foyer/core'
import type { sendTransfer } from '@foyer/core/send'
import type { Namespace } from '@foyer/protocol'
import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import * as fonts from './fonts.js'
import * as react from './index.js'
import * as ui from './ui.js'

test('an action is bound with the words of a mutation, and with its own types', () => {
  type Bound = react.useFoyerAction.Result<signMessage.Parameters, string>
  expectTypeOf<Bound['mutate']>().parameter(0).toEqualTypeOf<signMessage.Parameters>()
  expectTypeOf<Bound['mutate']>().returns.toBeVoid()
  expectTypeOf<Bound['mutateAsync']>().returns.resolves.toBeString()
  expectTypeOf<Bound['data']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Extract<Bound, { isSuccess: true }>['data']>().toBeString()
  expectTypeOf<Extract<Bound, { status: 'success' }>['data']>().toBeString()
  expectTypeOf<Extract<Bound, { isError: false }>['error']>().toBeUndefined()
  expectTypeOf<Extract<react.useFoyerSend.Result, { isSuccess: true }>['data']>().toEqualTypeOf<
    Awaited<ReturnType<typeof sendTransfer>>
  >()
  expectTypeOf<Bound['status']>().toEqualTypeOf<'idle' | 'pending' | 'success' | 'error'>()
  expectTypeOf(react.useFoyerAction<[signMessage.Parameters], string>)
    .parameter(0)
    .toBeFunction()
  const bind = (action: typeof sendTransaction) => react.useFoyerAction(action)
  type Sent = FamilyRequest<Namespace, 'transaction'>
  expectTypeOf(bind).returns.toHaveProperty('variables').toEqualTypeOf<Sent | undefined>()
  expectTypeOf(bind).returns.toHaveProperty('data').toEqualTypeOf<string | undefined>()
})

test('hooks tell facts, and absent ones as undefined', () => {
  expectTypeOf(react.useFoyerClient).returns.toEqualTypeOf<Client>()
  expectTypeOf(react.useFoyerAccount)
    .returns.toHaveProperty('address')
    .toEqualTypeOf<string | undefined>()
  expectTypeOf(react.useFoyerConnections)
    .returns.toHaveProperty('switchConnection')
    .parameter(0)
    .toEqualTypeOf<{ namespace: Namespace; connectorId: string }>()
  expectTypeOf(react.useFoyerBalance)
    .returns.toHaveProperty('data')
    .toEqualTypeOf<Balance | undefined>()
  expectTypeOf(react.useFoyerNetwork)
    .returns.toHaveProperty('switchChain')
    .returns.resolves.toBeVoid()
  expectTypeOf(react.useFoyerSelector<boolean>)
    .parameter(0)
    .toEqualTypeOf<(state: State) => boolean>()
})

test('that a wallet is connected says that there is an address', () => {
  type Account = react.useFoyerAccount.Result
  type Connected = Extract<Account, { isConnected: true }>
  expectTypeOf<Connected['address']>().toBeString()
  expectTypeOf<Connected>().toEqualTypeOf<Extract<Account, { status: 'connected' }>>()
  expectTypeOf<Extract<Account, { isConnected: false }>['address']>().toBeUndefined()
})

test('buttons take what their texts and places are made of', () => {
  expectTypeOf<{ label: string; steady: true }>().toExtend<
    ComponentProps<typeof react.FoyerButton>
  >()
  expectTypeOf<{ label: number }>().not.toExtend<ComponentProps<typeof react.FoyerButton>>()
  expectTypeOf<ComponentProps<typeof react.FoyerProvider>>().toHaveProperty('client')
})

test('parts take drawings of the set, and fonts are loaded by a call', () => {
  expectTypeOf<ComponentProps<typeof ui.Icon>>().toHaveProperty('of')
  expectTypeOf(ui.icons).toBeObject()
  expectTypeOf(fonts.loadFonts).returns.resolves.toBeVoid()
})
