import { expect, test } from 'vitest'
import { saysKnown, saysRefused } from './nodeWords.js'

const inner = (message: string, data?: unknown) => ({ code: -32_603, message, data })

test.each([
  inner('insufficient funds for gas * price + value'),
  inner('INTERNAL_ERROR: insufficient funds'),
  inner('Internal JSON-RPC error.', { code: -32_000, message: 'intrinsic gas too low' }),
  inner('Internal error', 'Upfront cost exceeds account balance'),
  inner('Internal JSON-RPC error.', { originalError: { message: 'transaction underpriced' } }),
  inner('InsufficientFunds, Balance is 1 less than sending value + gas 2'),
  inner('FeeTooLow, MaxFeePerGas too low.'),
  inner('max fee per gas less than block base fee: address 0x1, maxFeePerGas: 1, baseFee: 2'),
  inner('Transaction gas limit exceeds block gas limit'),
  inner('tx fee (1.50 ether) exceeds the configured cap (1.00 ether)'),
  inner('Gas price below configured minimum gas price'),
])('a node that says $message $data refuses it', (error) => {
  expect(saysRefused(error)).toBe(true)
  expect(saysKnown(error)).toBe(false)
})

test.each([
  inner('Internal error'),
  inner('No node of the network answered'),
  inner('nonce too low: next nonce 8, tx nonce 7'),
  inner('replacement transaction underpriced'),
  inner('already known'),
  inner('Internal JSON-RPC error.', { message: 'nonce too low' }),
  inner('the upstream gave no answer', { message: 'timeout' }),
  undefined,
])('what is said by %j leaves it open', (error) => {
  expect(saysRefused(error)).toBe(false)
})

test.each([
  'already known',
  'AlreadyKnown',
  'Transaction with the same hash was already imported.',
  'Known transaction',
  'tx already in mempool',
  'tx already exists in cache',
])('a node that says “%s” has it', (message) => {
  expect(saysKnown({ code: -32_000, message })).toBe(true)
  expect(saysKnown(inner('Internal JSON-RPC error.', { message }))).toBe(true)
})

test('a node that does not know a transaction does not have it', () => {
  expect(saysKnown(inner('unknown transaction'))).toBe(false)
})
