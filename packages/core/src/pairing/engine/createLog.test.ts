import { expect, test } from 'vitest'
import { createLog } from './createLog.js'

test('keeps the last lines, up to a size in bytes', () => {
  const written: string[] = []
  const log = createLog((line) => written.push(line), 10)
  for (const line of ['aaaa', 'bbbb', 'ü']) log.write(line)
  expect(log.lines()).toEqual(['aaaa', 'bbbb', 'ü'])
  log.write('c')
  expect(log.lines()).toEqual(['bbbb', 'ü', 'c'])
  expect(written).toEqual(['aaaa', 'bbbb', 'ü', 'c'])
})

test('refuses a line that is larger than all of it', () => {
  const log = createLog()
  log.write('x'.repeat(1_024_000))
  expect(() => log.write('ü'.repeat(512_001))).toThrow(
    expect.objectContaining({ code: 'log_entry_too_large' }),
  )
  expect(log.lines()).toHaveLength(1)
})
