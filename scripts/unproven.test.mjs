import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unproven } from './unproven.mjs'

const npmrc = 'fund=false\nignore-scripts=true\n'
const whole = { version: '1.0.0', integrity: 'sha512-AAAA' }

test('every package of this repository has a digest, an exact version, and runs nothing when installed', () => {
  const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
  expect(unproven(JSON.parse(read('package-lock.json')), read('.npmrc'))).toEqual([])
})

test('a package without a digest, of an open version or from elsewhere is refused', () => {
  const packages = {
    '': { devDependencies: { a: '^1.0.0', b: '1.0.0' } },
    'packages/core': { dependencies: { c: 'latest', d: 'npm:@x/d@2.0.0', e: 'npm:e@~2.0.0' } },
    'node_modules/own': { link: true },
    'node_modules/whole': whole,
    'node_modules/weak': { ...whole, integrity: 'sha1-AAAA' },
    'node_modules/a/node_modules/bare': { version: '2.0.0' },
    'node_modules/far': { ...whole, resolved: 'https://cdn.example/far.tgz' },
  }
  expect(unproven({ packages }, npmrc)).toEqual([
    'not pinned: a@^1.0.0 (the root)',
    'not pinned: c@latest (packages/core)',
    'not pinned: e@npm:e@~2.0.0 (packages/core)',
    'no digest: weak@1.0.0',
    'no digest: bare@2.0.0',
    'not of the registry: far (https://cdn.example/far.tgz)',
  ])
})

test('install scripts that may run are refused', () => {
  const says = ['packages run scripts when installed: .npmrc has no ignore-scripts']
  expect(unproven({ packages: {} }, 'fund=false\n#ignore-scripts=true\n')).toEqual(says)
})
