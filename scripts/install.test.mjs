import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outdated } from './install.mjs'

function tree(wanted, installed) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  mkdirSync(join(folder, 'node_modules'))
  if (installed) {
    const file = join(folder, 'node_modules/.package-lock.json')
    writeFileSync(file, JSON.stringify({ packages: installed }))
  }
  return folder
}

const a = { 'node_modules/a': { version: '1.0.0' } }

test('a tree without packages is to be installed', () => {
  expect(outdated(tree(a))).toBe('nothing is installed yet')
})

test('a tree that holds what the lock file says is left alone', () => {
  const own = { '': {}, 'packages/core': {}, 'node_modules/@foyer/core': { link: true } }
  expect(outdated(tree({ ...own, ...a }, { ...own, ...a }))).toBeUndefined()
})

test('another version or a missing package is to be installed', () => {
  const newer = { 'node_modules/a': { version: '1.0.1' } }
  expect(outdated(tree(newer, a))).toMatch('a is not as in package-lock.json')
  expect(outdated(tree(a, {}))).toMatch('a is not as in package-lock.json')
})

test("another platform's package may be missing", () => {
  const optional = { 'node_modules/b-darwin': { version: '1.0.0', optional: true } }
  expect(outdated(tree({ ...a, ...optional }, a))).toBeUndefined()
})
