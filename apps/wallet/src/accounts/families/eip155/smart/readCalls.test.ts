import { safeContracts } from '@foyer/protocol/api'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  size,
} from 'viem'
import { expect, test } from 'vitest'
import { readCalls } from './readCalls.js'

const shop: Address = '0x00000000000000000000000000000000DeaDBeef'
const refused = { code: -32602 }

const operation = (to: Address, data: Hex, kind: number): Hex =>
  encodeFunctionData({
    abi: parseAbi(['function executeUserOp(address, uint256, bytes, uint8)']),
    functionName: 'executeUserOp',
    args: [to, 0n, data, kind],
  })
const packed = (kind: number, data: Hex) =>
  concatHex([
    ...[numberToHex(kind, { size: 1 }), shop, numberToHex(5n, { size: 32 })],
    ...[numberToHex(size(data), { size: 32 }), data],
  ])
const multiSend = (transactions: Hex): Hex =>
  encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes)']),
    functionName: 'multiSend',
    args: [transactions],
  })
const reading = (callData: Hex) => () => readCalls(callData)

test('an operation is read as the calls that it makes', () => {
  expect(readCalls(operation(shop, '0x1234', 0))).toEqual([{ to: shop, value: 0n, data: '0x1234' }])
  const two = multiSend(concatHex([packed(0, '0x'), packed(0, '0x99')]))
  expect(readCalls(operation(safeContracts.multiSendCallOnly, two, 1))).toEqual([
    { to: shop, value: 5n, data: '0x' },
    { to: shop, value: 5n, data: '0x99' },
  ])
})

test('an operation that is written in an odd way, or goes on behind its end, is refused', () => {
  const plain = operation(shop, '0x1234', 0)
  expect(reading(concatHex([plain, '0x00']))).toThrow(expect.objectContaining(refused))
  // Its data may stand further behind, which the account finds as well.
  const word = (value: number) => numberToHex(value, { size: 32 }).slice(2)
  const further = plain.replace(word(0x80), word(0xa0)).replace(word(2), word(0) + word(2)) as Hex
  expect(further).not.toBe(plain)
  expect(reading(further)).toThrow(expect.objectContaining(refused))
  const batch = multiSend(packed(0, '0x'))
  for (const data of [concatHex([batch, '0x00']), concatHex([batch, packed(0, '0x99')])])
    expect(reading(operation(safeContracts.multiSendCallOnly, data, 1))).toThrow(
      expect.objectContaining(refused),
    )
})

test('an operation hands the account over to no code but the one that makes several calls', () => {
  const batch = multiSend(packed(0, '0x'))
  for (const [to, data, kind] of [
    [shop, batch, 1],
    [safeContracts.multiSendCallOnly, batch, 2],
    // Among several, one that would run as the account.
    [safeContracts.multiSendCallOnly, multiSend(packed(1, '0x')), 1],
    // Longer than there is, and cut off.
    [safeContracts.multiSendCallOnly, multiSend(packed(0, '0x').slice(0, -2) as Hex), 1],
  ] as const)
    expect(reading(operation(to, data, kind))).toThrow(expect.objectContaining(refused))
})
