import { expect, test } from 'vitest'
import { webUrl } from './webUrl.js'

test('addresses of the web are kept', () => {
  expect(webUrl('https://kestrel.example/get')).toBe('https://kestrel.example/get')
  expect(webUrl('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080/')
})

test.each([
  undefined,
  '',
  'kestrel.example',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'kestrel://open',
])('%j is no address to send a person to', (text) => {
  expect(webUrl(text)).toBeUndefined()
})
