import type { TypedDataDefinition } from 'viem'
import { expect, test } from 'vitest'
import { readTypedData as takeIn } from '../../../../accounts/families/eip155/readTypedData.js'
import { knownTypedData, owner } from '../../../../accounts/testing/knownTypedData.js'
import { readTypedData } from './readTypedData.js'

const known = knownTypedData()
const read = (given: Readonly<Record<string, unknown>>) =>
  readTypedData(takeIn(given) as TypedDataDefinition, owner)
const daiWith = (message: object) =>
  read({ ...known.permitAll, message: { ...known.permitAll?.message, ...message } })

test('a permit as DAI has it lets take all, or takes that back', () => {
  const all = daiWith({ allowed: true, expiry: '1900000000' })
  expect(all).toMatchObject({ is: 'allowances', allowances: [{ amount: 'all' }] })
  expect(all).toMatchObject({ deadline: 1_900_000_000n })
  expect(daiWith({ allowed: false })).toMatchObject({ allowances: [{ amount: 0n }] })
  // No expiry is none.
  expect(daiWith({ allowed: true, expiry: '0' })).toMatchObject({ deadline: undefined })
})

test('what is signed is the struct that is named, whatever others stand beside it', () => {
  const { types, message } = known.permit ?? {}
  const { Permit = [], ...others } = types ?? {}
  const beside = { ...known.permit, primaryType: 'Order', types: { ...others, Order: Permit } }
  expect(read({ ...known.permit }).is).toBe('allowances')
  expect(read({ ...beside, message }).is).toBe('unknown')
  expect(read({ ...beside, types: { ...beside.types, Permit }, message }).is).toBe('unknown')
})
