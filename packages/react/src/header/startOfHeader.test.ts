import { expect, test } from 'vitest'
import { startOfHeader } from './startOfHeader.js'

const options = { enableNetworkSwitch: true, enableEmbedded: false, enableWalletGuide: true }
const connect = { name: 'Connect' } as const
const account = { name: 'Account' } as const
const networks = { name: 'Networks' } as const

test('Account has the network picker, even where one could go back', () => {
  expect(startOfHeader([account], options)).toBe('network')
  expect(startOfHeader([networks, account], options)).toBe('network')
})

test('without network switching Account has the way back, or nothing', () => {
  const fixed = { ...options, enableNetworkSwitch: false }
  expect(startOfHeader([networks, account], fixed)).toBe('back')
  expect(startOfHeader([account], fixed)).toBeUndefined()
})

test('Connect has help when it comes first, and the way back when it does not', () => {
  expect(startOfHeader([connect], options)).toBe('help')
  expect(startOfHeader([account, connect], options)).toBe('back')
  expect(startOfHeader([account, connect], { ...options, enableEmbedded: true })).toBe('help')
})

test('there is no way back from a request that waits for an answer', () => {
  expect(startOfHeader([account, { name: 'ApproveTransaction' }], options)).toBeUndefined()
})
