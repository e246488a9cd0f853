import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { everyUnref } from './everyUnref.js'

test('runs again and again until it is ended', async () => {
  let times = 0
  const ran = await new Promise<number>((resolve) => {
    const end = everyUnref(1, () => {
      times += 1
      if (times < 3) return
      end()
      resolve(times)
    })
  })
  expect(ran).toBe(3)
})

test('a process with nothing else to do ends without it', () => {
  const script = `(${everyUnref})(60_000, () => console.log('late')); console.log('done')`
  const said = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', timeout: 30_000 })
  expect(said).toBe('done\n')
})
