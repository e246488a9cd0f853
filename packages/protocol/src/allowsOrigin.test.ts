import { describe, expect, test } from 'vitest'
import { allowsOrigin } from './allowsOrigin.js'
import { isOriginPattern } from './isOriginPattern.js'
import { toOriginPattern } from './toOriginPattern.js'

test('an empty list allows no page', () => {
  for (const origin of ['https://shop.example', 'http://localhost:3000', 'null', ''])
    expect(allowsOrigin([], origin)).toBe(false)
})

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['http://localhost:*', 'http://localhost'],
  ['http://localhost:*', 'http://localhost:5173'],
  ['http://[::1]:*', 'http://[::1]:5173'],
  ['https://*.shop.example', 'https://a.shop.example'],
  ['https://*.shop.example:*', 'https://a.shop.example:8443'],
  // In the middle, and more than one.
  ['https://app.*.example.com', 'https://app.eu.example.com'],
  ['https://app.*.com', 'https://app.example.com'],
  ['https://*.eu.*.example.com:8443', 'https://a.eu.b.example.com:8443'],
  ['https://pr-*.preview.example.com', 'https://pr-12.preview.example.com'],
  ['https://shop-*-team.preview.example', 'https://shop-git-main-team.preview.example'],
  ['https://*-shop.preview.example', 'https://pr-12-shop.preview.example'],
  // The address of a page is its origin.
  ['https://shop.example/', 'https://shop.example'],
  ['https://shop.example/checkout?step=2#pay', 'https://shop.example'],
  ['https://*.shop.example/app', 'https://a.shop.example'],
  ['http://localhost:3000/app', 'http://localhost:3000'],
  ['HTTPS://Shop.Example:443/App', 'https://shop.example'],
])('%s allows %s', (pattern, origin) => {
  expect(allowsOrigin([pattern], origin)).toBe(true)
  expect(allowsOrigin(['https://other.example', pattern], origin)).toBe(true)
})

test.each([
  ['https://shop.example', 'http://shop.example'],
  ['https://shop.example', 'https://shop.example:8443'],
  ['https://shop.example', 'https://shop.example.evil'],
  ['https://shop.example', 'https://a.shop.example'],
  ['https://*.shop.example', 'https://shop.example'],
  ['https://*.shop.example', 'https://a.b.shop.example'],
  ['https://*.shop.example', 'https://evilshop.example'],
  ['https://app.*.example.com', 'https://app.example.com'],
  ['https://app.*.example.com', 'https://app.a.b.example.com'],
  ['https://app.*.example.com', 'https://app.evil.com'],
  ['https://app.*.example.com', 'https://app.eu.example.com.evil'],
  ['https://app.*.example.com', 'https://app.eu.example.com:8443'],
  ['https://pr-*.example.com', 'https://pr-.example.com'],
  ['https://pr-*.example.com', 'https://pr-1.evil.example.com'],
  ['https://shop-*-team.example.com', 'https://shop-team.example.com'],
  ['https://*.shop.example', 'https://*.shop.example'],
  ['https://shop.example/checkout', 'https://shop.example/checkout'],
  ['https://evil.example/https://shop.example', 'https://shop.example'],
  ['https://evil.example?https://shop.example', 'https://shop.example'],
  ['https://shop.example@evil.example', 'https://shop.example'],
  ['https://evil.example@shop.example', 'https://shop.example'],
  ['https://shop.example\\@evil.example', 'https://shop.example'],
  ['*', 'https://shop.example'],
  ['null', 'null'],
  ['', ''],
])('%s does not allow %s', (pattern, origin) => {
  expect(allowsOrigin([pattern], origin)).toBe(false)
})

describe('a pattern', () => {
  test.each([
    '*',
    'https://*',
    'https://shop.*',
    'https://*example.com',
    'https://example*.com',
    'https://a*b.example.com',
    'https://**.example.com',
    'https://*-*.example.com',
    'https://.example.com',
    'https://-a.example.com',
    'https://shop.example:99999999',
    'https://ann:secret@shop.example',
    'shop.example',
    'ftp://shop.example',
    'javascript:alert(1)',
    `https://${'a.'.repeat(150)}example`,
  ])('is not %s', (text) => {
    expect(toOriginPattern(text)).toBeUndefined()
    expect(isOriginPattern(text)).toBe(false)
  })

  test('is kept as browsers write origins', () => {
    expect(toOriginPattern('HTTPS://*.Shop.Example:443/a?b#c')).toBe('https://*.shop.example')
    expect(toOriginPattern('http://shop.example:80')).toBe('http://shop.example')
    expect(toOriginPattern('http://shop.example:443')).toBe('http://shop.example:443')
    expect(isOriginPattern('https://shop.example/')).toBe(false)
    expect(isOriginPattern('https://shop.example')).toBe(true)
  })
})
