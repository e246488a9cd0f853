import { expect, test } from 'vitest'
import { direction } from './direction.js'

test('the direction follows the language, and the page where none was chosen', () => {
  expect(direction('ar')).toBe('rtl')
  expect(direction('fa-IR')).toBe('rtl')
  expect(direction('de-CH')).toBe('ltr')
  // Aragonese begins like Arabic.
  expect(direction('arn')).toBe('ltr')
  expect(direction(undefined)).toBeUndefined()
})
