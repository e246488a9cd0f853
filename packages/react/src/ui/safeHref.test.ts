import { expect, test } from 'vitest'
import { safeHref } from './safeHref.js'

test.each(['https://a.example/x', 'mailto:a@b.example', 'somewallet://wc?uri=1', '/path'])(
  '%s may be linked to',
  (href) => expect(safeHref(href)).toBe(href),
)

test.each([
  'javascript:alert(1)',
  ' JaVa\tScript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a.example/1',
  '',
])('%j may not', (href) => expect(safeHref(href)).toBeUndefined())
