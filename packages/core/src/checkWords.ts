import {
  connectMethodOrder,
  connectorOrder,
  defaultSocials,
  optionError,
  walletFeatureOrder,
} from '@foyer/protocol'
import { is, isObject, listOf, quoted } from './checks.js'
import type { FoyerOptions } from './options.js'

const wordsOf = (words: readonly string[]) =>
  listOf(is(words.join(' or '), (value) => words.includes(value), quoted))

/**
 * Refuses what a build for production passes over: a word in a list of `features` that means nothing, and no options at all. Such a page works
 * but for that word, so its users need not carry this check.
 *
 * @throws `option_invalid` naming the option
 */
export function checkWords(given: FoyerOptions): void {
  if (!isObject(given))
    throw optionError('networks', 'Nothing was given. Call `createFoyer({ projectId, networks })`')
  if ('then' in given)
    throw optionError(
      'networks',
      'A promise was given. Wait for the options: `createFoyer(await …)`',
    )
  const features: unknown = given.features
  // Inside, so that bundlers can leave out all of it.
  const lists = {
    socials: wordsOf(defaultSocials),
    connectorTypeOrder: wordsOf(connectorOrder),
    walletFeaturesOrder: wordsOf(walletFeatureOrder),
    connectMethodsOrder: wordsOf(connectMethodOrder),
  }
  for (const [name, check] of Object.entries(lists)) {
    const list = isObject(features) ? features[name] : undefined
    const problem = Array.isArray(list) ? check(list) : undefined
    if (problem) throw optionError('features', `\`${name}\`: ${problem}`)
  }
}
