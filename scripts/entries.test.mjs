import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const entriesOf = (folder) => {
  const { name, publishConfig } = JSON.parse(read(`packages/${folder}/package.json`))
  return Object.keys(publishConfig.exports)
    .filter((path) => !path.includes('*'))
    .map((path) => name + path.slice(1))
}

test('the reference has each entry that a host imports, of every package', () => {
  const page = read('docs/reference.md')
  const ofHosts = ['react', 'adapters', 'core', 'siwx']
    .flatMap(entriesOf)
    .filter((name) => !/\/(internal|testing|ui)$/.test(name))
  expect(ofHosts).toContain('@foyer/core/swap')
  expect(ofHosts.filter((name) => !new RegExp(`^## .*\`${name}\``, 'm').test(page))).toEqual([])
})

test('the page of the adapters has a row for each of them', () => {
  const page = read('packages/adapters/README.md')
  expect(entriesOf('adapters').filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
})
