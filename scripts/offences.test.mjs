import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { offences, stockOffences } from './offences.mjs'

const lock = (packages) => ({ packages: { '': { name: 'foyer' }, ...packages } })
const mit = (version) => ({ version, license: 'MIT' })
const forTests = (version) => ({ ...mit(version), dev: true })

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
    expect(offences(lock({ [path]: forTests(version) }))).toEqual([
      `forbidden: @walletconnect/core@${version} (from 2.21.9 on)`,
    ])
  },
)

test.each(['2.21.8', '2.9.12', '1.99.99'])('older pairing packages pass: %s', (version) => {
  expect(offences(lock({ 'node_modules/@walletconnect/core': forTests(version) }))).toEqual([])
})

test('the wallet kit is refused from its changed licence on', () => {
  const path = 'node_modules/@reown/walletkit'
  expect(offences(lock({ [path]: forTests('1.2.10') }))).toEqual([])
  expect(offences(lock({ [path]: forTests('1.2.11') }))).toHaveLength(1)
})

test.each(['@reown/appkit', '@reown/appkit-core', '@reown/appkit-adapter-wagmi'])(
  '%s is refused at any version',
  (name) => {
    expect(offences(lock({ [`node_modules/${name}`]: forTests('0.0.1') }))).toHaveLength(1)
  },
)

test('a forbidden package is found behind an alias', () => {
  const entry = { ...mit('1.8.0'), name: '@reown/appkit' }
  expect(offences(lock({ 'node_modules/kit': entry }))[0]).toMatch('@reown/appkit@1.8.0')
})

describe('official pairing packages stand where pairing is tested against them, and nowhere else', () => {
  const peer = { '@walletconnect/sign-client': '2.21.8' }
  const older = { older: 'npm:@walletconnect/sign-client@2.21.1' }

  test('pinned for the tests of that workspace, by their names or others', () => {
    const interop = { version: '0.0.0', devDependencies: { ...peer, ...older } }
    expect(offences(lock({ interop }))).toEqual([])
  })

  test.each(['^2.21.1', '~2.21.1', '2.x', '>=2', 'latest', 'npm:@reown/walletkit@^1.1.1'])(
    'there %s is not pinned',
    (range) => {
      const interop = { devDependencies: { '@walletconnect/sign-client': range } }
      expect(offences(lock({ interop }))[0]).toMatch('not pinned')
    },
  )

  test.each([
    ['packages/core', 'dependencies', peer],
    ['packages/core', 'devDependencies', peer],
    ['packages/adapters', 'peerDependencies', peer],
    ['apps/server', 'optionalDependencies', older],
    ['e2e', 'devDependencies', older],
    ['interop', 'dependencies', peer],
    ['', 'devDependencies', peer],
  ])('%s may not have one among its %s', (path, kind, asked) => {
    expect(offences(lock({ [path]: { [kind]: asked } }))).toEqual([
      `only for the tests of interop: @walletconnect/sign-client (${kind} of ${path || 'the root'})`,
    ])
  })

  test('none may come with another package', () => {
    const entry = { ...forTests('1.0.0'), dependencies: { '@walletconnect/core': '2.21.8' } }
    expect(offences(lock({ 'node_modules/connectors': entry }))).toEqual([
      'only for the tests of interop: @walletconnect/core (dependencies of connectors)',
    ])
  })

  test('a package that could use one and does without is no offence', () => {
    const peerDependencies = { '@walletconnect/ethereum-provider': '^2.21.1' }
    const peerDependenciesMeta = { '@walletconnect/ethereum-provider': { optional: true } }
    const entry = { ...mit('8.0.0'), peerDependencies, peerDependenciesMeta }
    expect(offences(lock({ 'node_modules/connectors': entry }))).toEqual([])
    expect(
      offences(lock({ 'node_modules/connectors': { ...entry, peerDependenciesMeta: {} } })),
    ).toEqual([expect.stringMatching('@walletconnect/ethereum-provider')])
  })

  test('none may be installed for users', () => {
    expect(offences(lock({ 'node_modules/@walletconnect/core': mit('2.21.8') }))).toEqual([
      'not for development alone: @walletconnect/core@2.21.8',
    ])
  })
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

test('the stock client has a lock file of its own, for one version of it', () => {
  const apache = (version) => ({ version, license: 'Apache-2.0' })
  const fine = { '': {}, 'node_modules/@reown/appkit': apache('1.7.8') }
  const official = { 'node_modules/@walletconnect/core': apache('2.21.0') }
  expect(stockOffences(lock({ ...fine, ...official }))).toEqual([])
  for (const [path, entry] of [
    ['node_modules/@reown/appkit-ui', apache('1.7.9')],
    ['node_modules/@reown/appkit', apache('1.7.7')],
    ['node_modules/a/node_modules/@reown/appkit', apache('1.8.0')],
    ['node_modules/kit', { ...apache('1.8.0'), name: '@reown/appkit' }],
    ['node_modules/@walletconnect/core', apache('2.21.9')],
    ['node_modules/@reown/walletkit', apache('1.2.11')],
    ['node_modules/b', { version: '1.0.0', license: 'SSPL-1.0' }],
    ['node_modules/c', { version: '1.0.0' }],
  ])
    expect(stockOffences(lock({ ...fine, [path]: entry })), path).toHaveLength(1)
})
