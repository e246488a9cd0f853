/**
 * Takes out of a text what no event may carry: the query and the fragment of addresses, pairing URIs,
 * e-mail addresses and tokens. For messages of errors and traces, which quote whatever went wrong.
 */
export function redact(text: string) {
  return rules.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
}

/** Each part is bounded, so that a text made for it cannot keep the search busy. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\bwc:[^\s"'<>]+/gi, 'wc:…'],
  [/\beyJ[\w-]{8,}\.[\w-]+(\.[\w-]*)*/g, 'token…'],
  [/\b([a-z][a-z\d+.-]{0,30}:\/\/[^\s?#"'<>]{0,2048})[?#][^\s"'<>)]*/gi, '$1'],
  [/[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/g, 'e-mail…'],
]
