/** The words for a count, by the categories that the language distinguishes. */
type Forms = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** Returns what chooses the words for a count. `language` is that of the words, whatever the digits are. */
export function createPlural(language: string): (count: number, forms: Forms) => string {
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language)
    return forms[rules.select(count)] ?? forms.other
  }
}
