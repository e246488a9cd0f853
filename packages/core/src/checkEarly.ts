import { checkDetails } from './checkDetails.js'
import { checkOptions } from './checkOptions.js'
import { checkWords } from './checkWords.js'
import type { FoyerOptions } from './options.js'

/**
 * Checks the options in a page that was built for development, and returns whether it was. Bundlers write the word in, so a build for
 * production has no checks in its first code: `checkLate` makes up for it before anything starts. In a page without a bundler the word is
 * missing, and the check is late too.
 *
 * @throws as `checkWords`, `checkOptions` and `checkDetails`
 */
export function checkEarly(given: FoyerOptions): boolean {
  let isDevelopment = false
  try {
    // In these words: bundlers understand no other ones, nor the word in a variable.
    if (process.env.NODE_ENV !== 'production') {
      isDevelopment = true
      checkWords(given)
      checkOptions(given)
      checkDetails(given)
    }
  } catch (error) {
    if (isDevelopment) throw error
  }
  return isDevelopment
}
