/** More wishes, or longer ones, are of no browser. */
const wishesMax = 20
const tagMax = 35

/** A language that there are texts in, and the locale whose numbers and dates stand in them. */
export type Matched = { readonly language: string; readonly locale: string }

/**
 * Chooses the language for a reader: the first wish that there are texts for, English where there is none. Wishes may be hostile: what is
 * not well-formed or too long is left aside, and of a tag only language, script and region count.
 *
 * @param wishes BCP 47 tags, the best first
 * @param languages the tags that texts are registered under
 */
export function matchLocale(wishes: readonly unknown[], languages: readonly string[]): Matched {
  for (const wish of wishes.slice(0, wishesMax)) {
    const locale = readTag(wish)
    const language = locale && waysOf(locale).find((tag) => languages.includes(tag))
    if (locale && language) return { language, locale: tagOf(locale) }
  }
  return { language: 'en', locale: 'en' }
}

function readTag(wish: unknown): Intl.Locale | undefined {
  if (typeof wish !== 'string' || wish.length > tagMax) return undefined
  try {
    return new Intl.Locale(wish)
  } catch {
    return undefined
  }
}

/** The tags that its texts may be registered under: the exact ones before the wide ones. */
function waysOf(locale: Intl.Locale): readonly string[] {
  const { language, script, region } = locale.maximize()
  return [
    tagOf(locale),
    `${language}-${script}-${region}`,
    `${language}-${region}`,
    `${language}-${script}`,
    language,
  ]
}

function tagOf({ language, script, region }: Intl.Locale): string {
  return [language, script, region].filter((part) => part !== undefined).join('-')
}
