const quotes = ["'", '"', '`']
/** What is filled in for each of several tests. */
const filled = /%[a-zA-Z]|\$\{[^}]*\}|\$[\w.]+/

/** Whether a test that runs is called so in a source: as it is written, with `%s` or its like, or by what stands before the first of those. */
export function hasTest(source, named) {
  return [...places(source, named)].some((at) => {
    const before = source.slice(0, at).split('\n').slice(-2).join('\n')
    return !/\.(skip|todo|skipIf|fails)\b/.test(before)
  })
}

function* places(source, named) {
  for (const quote of quotes) {
    const text = `${quote}${named}`
    for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) {
      if ([quote, '%', '$'].includes(source[at + text.length])) yield at
    }
  }
}

/** How Vitest finds the tests of that name in a file whose source this is, and what tells them from others. */
export function patternOf(source, named) {
  const parts = named.split(filled).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  const isWhole = quotes.some((quote) => source.includes(`${quote}${named}${quote}`))
  return `(^| )${parts.join('.*')}${isWhole ? '$' : ''}`
}
