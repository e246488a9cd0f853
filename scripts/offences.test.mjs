import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offences } from './offences.mjs'

const lock = (packages) => ({ packages: { '': { name: 'foyer' }, ...packages } })
const mit = (version) => ({ version, license: 'MIT' })

test('the lock file of this repository has no offence', () => {
  const file = new URL('../package-lock.json', import.meta.url)
  expect(offences(JSON.parse(readFileSync(file, 'utf8')))).toEqual([])
})

test('own workspaces are not judged', () => {
  const own = { 'packages/core': { version: '0.0.0' }, 'node_modules/@foyer/core': { link: true } }
  expect(offences(lock(own))).toEqual([])
})

test.each(['2.21.9', '2.21.10', '2.22.0', '3.0.0', '2.21.9-rc.1', 'next'])(
  'pairing packages are refused at %s, also when another package brought them',
  (version) => {
    const path = 'node_modules/wagmi/node_modules/@walletconnect/core'
    expect(offences(lock({ [path]: mit(version) }))).toEqual([
      `forbidden: @walletconnect/core@${version} (from 2.21.9 on)`,
    ])
  },
)

test.each(['2.21.8', '2.9.12', '1.99.99'])('older pairing packages pass: %s', (version) => {
  expect(offences(lock({ 'node_modules/@walletconnect/core': mit(version) }))).toEqual([])
})

test('the wallet kit is refused from its changed licence on', () => {
  const path = 'node_modules/@reown/walletkit'
  expect(offences(lock({ [path]: mit('1.2.10') }))).toEqual([])
  expect(offences(lock({ [path]: mit('1.2.11') }))).toHaveLength(1)
})

test.each(['@reown/appkit', '@reown/appkit-core', '@reown/appkit-adapter-wagmi'])(
  '%s is refused at any version',
  (name) => {
    expect(offences(lock({ [`node_modules/${name}`]: mit('0.0.1') }))).toHaveLength(1)
  },
)

test('a forbidden package is found behind an alias', () => {
  const entry = { ...mit('1.8.0'), name: '@reown/appkit' }
  expect(offences(lock({ 'node_modules/kit': entry }))[0]).toMatch('@reown/appkit@1.8.0')
})

test.each(['GPL-3.0-only', 'AGPL-3.0', 'BUSL-1.1', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED'])(
  'the licence %s is refused, for development too',
  (license) => {
    const packages = { 'node_modules/x': { version: '1.0.0', license, dev: true } }
    expect(offences(lock(packages))).toEqual([`licence not allowed: x@1.0.0 (${license})`])
  },
)

test('a package without a licence is refused', () => {
  expect(offences(lock({ 'node_modules/x': { version: '1.0.0' } }))).toEqual([
    'no licence stated: x@1.0.0',
  ])
})

test('of a choice of licences one has to be allowed, of a sum all', () => {
  const pass = (license) => offences(lock({ 'node_modules/x': { version: '1.0.0', license } }))
  expect(pass('(GPL-2.0 OR MIT)')).toEqual([])
  expect(pass('MIT AND Apache-2.0')).toEqual([])
  expect(pass('(MIT AND GPL-2.0)')).toHaveLength(1)
})
