import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the documents show the example as it is tested', () => {
  const code = readFileSync(new URL('testing/orchard.ts', import.meta.url), 'utf8')
  const page = readFileSync(
    new URL('../../../../../../../../docs/server.md', import.meta.url),
    'utf8',
  )
  expect(page).toContain(code.slice(code.indexOf('const router')).trim())
})
