import { expect, test } from 'vitest'
import { platformsOf } from './platformsOf.js'

const whole = {
  id: 'kestrel',
  name: 'Kestrel',
  rdns: 'test.kestrel',
  mobile_link: 'kestrel://',
  webapp_link: 'https://kestrel.example',
  desktop_link: 'kestrel-desktop://',
}
const desktop = { mobile: false, installed: false }

test('an installed wallet is first in this browser, another last', () => {
  expect(platformsOf(whole, { ...desktop, installed: true })).toEqual([
    'browser',
    'mobile',
    'web',
    'desktop',
  ])
  expect(platformsOf(whole, desktop)).toEqual(['mobile', 'web', 'desktop', 'browser'])
})

test('on a phone there are neither programs nor extensions to be had', () => {
  expect(platformsOf(whole, { mobile: true, installed: false })).toEqual(['mobile', 'web'])
})

test('links that lead nowhere make no place', () => {
  const hostile = {
    id: 'x',
    name: 'X',
    mobile_link: 'javascript:',
    webapp_link: 'data:text/html,x',
  }
  expect(platformsOf(hostile, desktop)).toEqual([])
})
