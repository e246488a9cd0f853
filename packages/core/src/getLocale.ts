import { spokenLanguages } from '@foyer/protocol'
import type { Client } from './Client.js'

/**
 * The BCP 47 tag of the language that texts, numbers and dates are written in: the option `locale`, else the first of the browser's
 * languages that Foyer has texts in, else `en`.
 */
export function getLocale({
  environment,
  options,
}: Pick<Client, 'environment' | 'options'>): string {
  const wanted = environment.window()?.navigator?.languages ?? []
  return options.locale ?? wanted.find(isSpoken) ?? 'en'
}

function isSpoken(tag: string): boolean {
  const [language] = tag.toLowerCase().split('-')
  return spokenLanguages.some((one) => one === language)
}
