import { expect, test } from 'vitest'
import { offeredFeatures } from './offeredFeatures.js'

const calls = { signMessage: 1, sendTransaction: 1, sendCalls: 1, getBalance: 1 }
const needs = {
  signMessage: 'sign',
  signTypedData: 'signTyped',
  sendTransaction: ['send', 'signOnly'],
  signIn: 'sign',
} as const
const takes = (...methods: string[]) => ({ takes: (method: string) => methods.includes(method) })

test('what the adapter has and the wallet takes is offered, by one of several requests too', () => {
  const offered = (...methods: string[]) => offeredFeatures({ needs, calls }, takes(...methods))
  expect(offered('sign', 'signTyped', 'send')).toEqual([
    'signMessage',
    'sendTransaction',
    'sendCalls',
  ])
  expect(offered('signOnly')).toEqual(['sendTransaction', 'sendCalls'])
  expect(offered()).toEqual(['sendCalls'])
})

test('a family that has nothing offers nothing, whatever its wallet takes', () => {
  expect(offeredFeatures({ calls: {} }, takes('sign', 'send'))).toEqual([])
})

test('of a wallet that does not say what it takes nothing is known', () => {
  expect(offeredFeatures({ needs, calls }, {})).toBeUndefined()
})
