import type * as v from 'valibot'
import { expectTypeOf, test } from 'vitest'
import * as api from './api.js'
import type * as frame from './frame.js'
import * as main from './index.js'
import * as login from './login.js'
import * as networks from './networks.js'
import * as pairing from './pairing.js'
import * as payments from './payments.js'
import * as relay from './relay.js'
import type * as sessionCode from './sessionCode.js'
import * as sessions from './sessions.js'
import * as signatures from './signatures.js'
import * as signed from './signed.js'
import * as signedEvm from './signedEvm.js'
import * as siwx from './siwx.js'
import * as swaps from './swaps.js'
import * as texts from './texts.js'

test('an error is made with the data that its text needs', () => {
  expectTypeOf<main.ErrorData<'http_status'>>().not.toBeUndefined()
  expectTypeOf(main.FoyerError<'chain_not_supported'>).toBeConstructibleWith('chain_not_supported')
  const error: unknown = undefined
  if (main.FoyerError.is(error, 'http_status'))
    expectTypeOf(error.data).toEqualTypeOf<main.ErrorData<'http_status'>>()
})

test('ids of chains and accounts are no mere strings', () => {
  expectTypeOf<'eip155:1'>().toExtend<main.CaipNetworkId>()
  expectTypeOf<string>().not.toExtend<main.CaipNetworkId>()
  expectTypeOf(networks.mainnet).toExtend<main.Network>()
  expectTypeOf(main.parseUnits).returns.toExtend<bigint | undefined>()
})

test('what a call takes and answers stands in its schemas', () => {
  expectTypeOf(api.getBalance.method).toEqualTypeOf<'GET'>()
  type Answer = v.InferOutput<typeof api.getBalance.output>
  expectTypeOf<Answer['balances'][number]>().toEqualTypeOf<v.InferOutput<typeof api.TokenBalance>>()
})

test('a message of the frame has the payload and the reply of its name', () => {
  expectTypeOf<frame.FramePayload<'SWITCH_NETWORK'>>().toHaveProperty('chainId')
  expectTypeOf<frame.FrameReply<'GET_USER'>>().toEqualTypeOf<frame.FrameUser>()
  expectTypeOf<'personal_sign'>().toExtend<frame.ApprovalFrameMethod>()
  expectTypeOf<'eth_sign'>().not.toExtend<frame.FrameMethod>()
})

test('a deed names who holds the shares, and a login its identity', () => {
  expectTypeOf(login.isOwners).returns.toEqualTypeOf<boolean>()
  expectTypeOf<login.LoggedIn>().not.toBeAny()
  expectTypeOf<login.WalletAddresses>().toHaveProperty('eip155').toBeString()
})

test('a message of a pairing is told by its kind, and carries what its method says', () => {
  expectTypeOf(pairing.readPairingMessage).parameter(0).toBeString()
  expectTypeOf(pairing.readPairingMessage).returns.toEqualTypeOf<pairing.PairingMessage>()
  expectTypeOf<pairing.PairingParams<'wc_sessionRequest'>>().toHaveProperty('chainId')
  expectTypeOf<pairing.PairingResult<'wc_sessionPing'>>().toEqualTypeOf<true>()
})

test('a call of the relay has the parameters and the result of its method', () => {
  type Published = relay.RelayParams<Extract<relay.RelayMethod, `${string}_publish`>>
  expectTypeOf<Published>().toHaveProperty('topic').toBeString()
  expectTypeOf(relay.readRelayFrame).returns.toEqualTypeOf<relay.RelayFrame>()
})

test('a sign-in is checked to its faults', () => {
  expectTypeOf<siwx.SiwxFault>().toEqualTypeOf<keyof siwx.SiwxMessage>()
  expectTypeOf(siwx.formatSiwxMessage).parameter(0).toEqualTypeOf<siwx.SiwxMessage>()
  expectTypeOf<ReturnType<siwx.VerifySignature>>().toEqualTypeOf<Promise<boolean>>()
})

test('a signature is checked for one account on one chain, by reads of that chain', () => {
  expectTypeOf(signatures.verifySignature).returns.toEqualTypeOf<Promise<boolean>>()
  expectTypeOf<signatures.verifySignature.Parameters>().toHaveProperty('chainId').toBeString()
  expectTypeOf<signatures.ReadChain>().parameter(0).toEqualTypeOf<main.CaipNetworkId>()
  expectTypeOf(signed.isSpentBy).returns.toEqualTypeOf<boolean>()
  expectTypeOf(signedEvm.isEvmSigned).returns.toEqualTypeOf<Promise<boolean>>()
})

test('a plural names the form for all other counts', () => {
  expectTypeOf<{ one: string }>().not.toExtend<texts.PluralForms>()
  expectTypeOf<{ other: string }>().toExtend<texts.PluralForms>()
  expectTypeOf(texts.createFormats).returns.toEqualTypeOf<texts.Formats>()
  expectTypeOf<texts.Formats['number']>().parameter(0).toEqualTypeOf<number | bigint>()
})

test('offers of pools hold amounts as bigint', () => {
  expectTypeOf(swaps.quotePools).returns.resolves.toEqualTypeOf<readonly swaps.PoolOffer[]>()
  expectTypeOf<swaps.PoolOffer['toAmount']>().toEqualTypeOf<bigint>()
  expectTypeOf(swaps.writePoolSwap).returns.toHaveProperty('value').toEqualTypeOf<bigint>()
})

test('an amount of a payment link is whole units or a decimal, and never a number', () => {
  type Amount = NonNullable<payments.PaymentLink['amount']>
  expectTypeOf<Amount>().toEqualTypeOf<{ readonly units: bigint } | { readonly decimal: string }>()
  expectTypeOf(payments.parsePaymentLink).returns.not.toBeAny()
  expectTypeOf<'amount'>().toExtend<payments.PaymentFault>()
})

test('the contract of session keys is known by its literal interface', () => {
  type Named = Extract<(typeof sessions.sessionModuleAbi)[number], { name: 'revoke' }>
  expectTypeOf<Named['inputs'][0]['type']>().toEqualTypeOf<'bytes32'>()
  expectTypeOf<typeof sessionCode.sessionModuleCode>().toExtend<`0x${string}`>()
  expectTypeOf(sessions.sessionModule.address).toExtend<`0x${string}`>()
})
