import fc from 'fast-check'
import {
  decodeFunctionData,
  encodeFunctionData,
  encodeFunctionResult,
  getAddress,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import { decodeAnswer, decodeCall, encodeCall } from './callCoder.js'

const abi = parseAbi([
  'struct Way { bytes path; address recipient; uint256 amountIn; uint256 amountOutMinimum; }',
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function exactInput(Way parameters) payable returns (uint256 amountOut)',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[] results)',
  'function aggregate3(Call[] calls) payable returns (Result[] results)',
  'function swap(uint256 least, address[] path, address to, uint256 deadline)',
  'function getPool(address one, address other, uint24 fee) view returns (address pool)',
  'function getReserves() view returns (uint112 one, uint112 other, uint32 time)',
  'function slot0() view returns (uint160 price, int24 tick, bool unlocked)',
])
const runs = { numRuns: 500 }
const address = fc.stringMatching(/^0x[\da-f]{40}$/).map((one) => getAddress(one))
const bytes = fc.stringMatching(/^0x([\da-f]{2}){0,100}$/) as fc.Arbitrary<`0x${string}`>
const uint = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })
const way = fc.record({
  ...{ path: bytes, recipient: address, amountIn: uint(256), amountOutMinimum: uint(256) },
})
const calls = fc.record({ target: address, allowFailure: fc.boolean(), callData: bytes })
const results = fc.record({ success: fc.boolean(), returnData: bytes })
const lower = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, one) =>
      typeof one === 'bigint' || typeof one === 'number' ? `${one}` : one,
    ).toLowerCase(),
  )

const written = fc.oneof(
  fc.tuple(fc.constant('exactInput'), fc.tuple(way)),
  fc.tuple(fc.constant('multicall'), fc.tuple(uint(256), fc.array(bytes, { maxLength: 4 }))),
  fc.tuple(fc.constant('aggregate3'), fc.tuple(fc.array(calls, { maxLength: 4 }))),
  fc.tuple(
    fc.constant('swap'),
    fc.tuple(uint(256), fc.array(address, { maxLength: 4 }), address, uint(256)),
  ),
  fc.tuple(fc.constant('getPool'), fc.tuple(address, address, fc.nat(2 ** 24 - 1))),
)

test('calls are written and read byte by byte as viem writes and reads them', () => {
  fc.assert(
    fc.property(written, ([functionName, args]) => {
      const data = encodeCall({ abi, functionName, args })
      expect(data).toBe(encodeFunctionData({ abi, functionName, args } as never))
      const read = decodeCall({ abi, data })
      expect(lower(read)).toEqual(lower(decodeFunctionData({ abi, data })))
      expect(encodeCall({ abi, functionName: read.functionName, args: read.args ?? [] })).toBe(data)
    }),
    runs,
  )
})

test('answers are read as they were written, one value alone and several as a list', () => {
  fc.assert(
    fc.property(
      fc.array(results, { maxLength: 4 }),
      uint(160),
      fc.integer({ min: -(2 ** 23), max: 2 ** 23 - 1 }),
      (list, price, tick) => {
        const answer = encodeFunctionResult({ abi, functionName: 'aggregate3', result: list })
        expect(decodeAnswer({ abi, functionName: 'aggregate3' }, answer)).toEqual(list)
        const result = [price, tick, true] as const
        const slot = encodeFunctionResult({ abi, functionName: 'slot0', result })
        expect(decodeAnswer({ abi, functionName: 'slot0' }, slot)).toEqual([
          ...[price, BigInt(tick), true],
        ])
      },
    ),
    runs,
  )
})

const word = (value: bigint) => value.toString(16).padStart(64, '0')

test.each([
  ['nothing', '0x'],
  ['half a byte', '0x0'],
  ['no hex', `0x${'zz'.repeat(32)}`],
  ['a number', 7],
  ['a place behind the end', `0x${word(2n ** 255n)}`],
  ['a list of all there is', `0x${word(32n)}${word(2n ** 40n)}`],
  ['a list of more entries than bytes', `0x${word(32n)}${word(40n)}${word(0n)}`],
])('an answer of %s is none', (_, answer) => {
  expect(decodeAnswer({ abi, functionName: 'aggregate3' }, answer)).toBeUndefined()
})

test('a number above its type, and an address with more than twenty bytes, are no answer', () => {
  const read = (functionName: string, ...words: bigint[]) =>
    decodeAnswer({ abi, functionName }, `0x${words.map(word).join('')}`)
  expect(read('getReserves', 2n ** 112n - 1n, 1n, 1n)).toEqual([2n ** 112n - 1n, 1n, 1n])
  expect(read('getReserves', 2n ** 112n, 1n, 1n)).toBeUndefined()
  expect(read('getPool', 2n ** 160n)).toBeUndefined()
  expect(read('slot0', 1n, 2n ** 23n, 1n)).toBeUndefined()
})

test('bytes of any kind end in an answer or in none, and never in an error or a hang', () => {
  fc.assert(
    fc.property(
      bytes,
      fc.constantFrom('aggregate3', 'slot0', 'multicall'),
      (data, functionName) => {
        decodeAnswer({ abi, functionName }, data)
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each([
  ['getPool', ['0x12', `0x${'1'.repeat(40)}`, 1]],
  ['getPool', [`0x${'1'.repeat(40)}`, `0x${'1'.repeat(40)}`, 2 ** 24]],
  ['swap', [-1n, [], `0x${'1'.repeat(40)}`, 1n]],
  ['swap', [1n, [], `0x${'1'.repeat(40)}`]],
  ['multicall', [1n, ['0x1']]],
  ['unknown', []],
])('what is no argument of %s is not written', (functionName, args) => {
  expect(() => encodeCall({ abi, functionName, args })).toThrow()
})
