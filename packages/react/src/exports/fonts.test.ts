import { expect, test } from 'vitest'
import * as surface from './fonts.js'

test('the public names', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
    [
      "loadFonts",
    ]
  `)
})

test('does nothing on a server', async () => {
  await expect(surface.loadFonts()).resolves.toBeUndefined()
})
