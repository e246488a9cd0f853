import { expect, test } from 'vitest'
import { assign } from './assign.mjs'

const files = {
  next: { after: [], of: ['a.ts'] },
  login: { after: ['next'], of: ['b.ts'] },
  account: { after: ['next'], of: ['c.ts'] },
}
const placesOf = (reaches) => Object.fromEntries(assign(reaches, { entry: 'e.ts', files }))

test('what the entry needs stands in the entry, whoever else needs it', () => {
  expect(
    placesOf([
      ['e.ts', ['e.ts', 'all.ts']],
      ['a.ts', ['a.ts', 'all.ts']],
      ['b.ts', ['b.ts']],
      ['c.ts', ['c.ts']],
    ]),
  ).toEqual({
    'e.ts': 'entry',
    'all.ts': 'entry',
    'a.ts': 'next',
    'b.ts': 'login',
    'c.ts': 'account',
  })
})

test('what two files need stands in the last one that both come after', () => {
  const { 'two.ts': place } = placesOf([
    ['e.ts', ['e.ts']],
    ['a.ts', ['a.ts']],
    ['b.ts', ['b.ts', 'two.ts']],
    ['c.ts', ['c.ts', 'two.ts']],
  ])
  expect(place).toBe('next')
})

test('a dynamic import without a file is refused by name', () => {
  expect(() =>
    placesOf([
      ['e.ts', ['e.ts']],
      ['a.ts', ['a.ts']],
      ['b.ts', ['b.ts']],
      ['c.ts', ['c.ts']],
      ['new.ts', ['new.ts']],
    ]),
  ).toThrow('new.ts has no file')
})

test('a file for a module that nothing imports any more is refused by name', () => {
  expect(() =>
    placesOf([
      ['e.ts', ['e.ts']],
      ['a.ts', ['a.ts']],
      ['b.ts', ['b.ts']],
    ]),
  ).toThrow('c.ts')
})

test('what one file needs stands in it, also where a file that it comes after is named later', () => {
  const later = { login: { after: ['curves'], of: ['b.ts'] }, curves: { after: [], of: [] } }
  const places = assign(
    [
      ['e.ts', ['e.ts']],
      ['b.ts', ['b.ts', 'own.ts']],
    ],
    { entry: 'e.ts', files: later },
  )
  expect(places.get('own.ts')).toBe('login')
})
