import { expect, test } from 'vitest'
import { tints } from './tints.js'

test('five tints in steps of 15 per cent of the first six digits of the address', () => {
  expect(tints('0x0064c8ffff')).toEqual([
    { colour: 'rgb(191 216 241)', at: 0 },
    { colour: 'rgb(153 193 233)', at: 25 },
    { colour: 'rgb(115 170 225)', at: 50 },
    { colour: 'rgb(77 147 217)', at: 75 },
    { colour: 'rgb(38 123 208)', at: 100 },
  ])
})

test('the case of the digits does not matter', () => {
  expect(tints('0xABCDEF00')).toEqual(tints('0xabcdef00'))
})

test('an address in another alphabet has colours of its own, always the same', () => {
  const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  expect(tints(address)).toEqual(tints(address))
  expect(tints(address)).not.toEqual(tints(`8${address}`))
})
