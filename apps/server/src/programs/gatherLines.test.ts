import { expect, test } from 'vitest'
import { gatherLines } from './gatherLines.js'

function gathering() {
  const written: string[] = []
  const due: (() => void)[] = []
  const lines = gatherLines(
    { write: (text) => void written.push(text) },
    (_, run) => void due.push(run),
  )
  const pass = () => {
    for (const run of due.splice(0)) run()
  }
  return { written, pass, ...lines }
}

test('hands lines on together, in their order', () => {
  const { written, write, pass } = gathering()
  for (const line of ['a\n', 'b\n', 'c\n']) write(line)
  expect(written).toEqual([])
  pass()
  expect(written).toEqual(['a\nb\nc\n'])
  write('d\n')
  pass()
  expect(written).toEqual(['a\nb\nc\n', 'd\n'])
})

test('hands on at once, and once, what may not wait', () => {
  const { written, write, flush, pass } = gathering()
  write('a\n')
  flush()
  expect(written).toEqual(['a\n'])
  write('b\n')
  pass()
  pass()
  expect(written).toEqual(['a\n', 'b\n'])
})
