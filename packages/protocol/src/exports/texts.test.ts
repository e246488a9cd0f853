import { expect, test } from 'vitest'
import * as texts from './texts.js'

test('what is public', () => {
  expect(Object.keys(texts).sort()).toMatchInlineSnapshot(`
    [
      "completeTexts",
      "createFormats",
      "createLength",
      "matchLocale",
    ]
  `)
})
