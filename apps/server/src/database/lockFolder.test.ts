import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownLock } from './folderLock.js'
import { lockFolder } from './lockFolder.js'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
  file = join(folder, 'foyer.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('gives a folder to one at a time, and says what the other can do', () => {
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(/is using the data in .*FOYER_DATA.*DATABASE_URL/)
  unlock()
  lockFolder(folder)()
})

test.each([
  ['whose process has died', { pid: 2 ** 22 + 1 }],
  ['whose process id is used again', { began: '1' }],
])('takes over a lock %s', (_, change) => {
  writeFileSync(file, JSON.stringify({ ...ownLock(), ...change }))
  lockFolder(folder)()
})

test.each(['', '{', '{"pid":-1}', JSON.stringify({ ...ownLock(), place: 'elsewhere' })])(
  'leaves a lock that it cannot judge, %j, while it is young',
  (text) => {
    writeFileSync(file, text)
    expect(() => lockFolder(folder)).toThrow('is using the data')
    expect(readFileSync(file, 'utf8')).toBe(text)
    const old = new Date(Date.now() - 60_000)
    utimesSync(file, old, old)
    lockFolder(folder)()
  },
)

test('leaves the lock of another process that has taken the folder meanwhile', () => {
  const unlock = lockFolder(folder)
  writeFileSync(file, 'another')
  unlock()
  expect(readFileSync(file, 'utf8')).toBe('another')
})
