import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { afterUnref } from './afterUnref.js'

test('runs after its time, and not when it was cancelled before', async () => {
  const ran: string[] = []
  afterUnref(1, () => ran.push('first'))()
  await new Promise<void>((resolve) => {
    afterUnref(2, () => {
      ran.push('second')
      resolve()
    })
  })
  expect(ran).toEqual(['second'])
})

test('does not keep a process that has nothing else to do', () => {
  const script = `(${afterUnref})(60_000, () => console.log('late')); console.log('done')`
  const said = execFileSync(process.execPath, ['--eval', script], { timeout: 30_000 })
  expect(String(said)).toBe('done\n')
})
