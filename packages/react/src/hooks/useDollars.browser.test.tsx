import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useDollars } from './useDollars.js'

test('millionths of dollars are rounded down to cents, and the cents stand apart', () => {
  const { client } = pageClient()
  expect(drawHook(client, useDollars).current()(1_234_569_999n)).toEqual({
    whole: '$1,234.56',
    dollars: '$1,234',
    pennies: '.56',
    after: '',
  })
})

test('the sign stands where the language has it', () => {
  const { client } = pageClient({ locale: 'de' })
  expect(drawHook(client, useDollars).current()(1_234_560_000n)).toEqual({
    whole: '1.234,56\u00a0$',
    dollars: '1.234',
    pennies: ',56',
    after: '\u00a0$',
  })
})
