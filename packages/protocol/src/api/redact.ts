/**
 * Takes out of a text what no event may carry: the query and the fragment of addresses, pairing URIs,
 * e-mail addresses and tokens. For messages of errors and traces, which quote whatever went wrong.
 */
export function redact(text: string): string {
  // Most texts are names, and to search each four times takes longer than all else that is read of them.
  if (!needed.test(text)) return text
  return rules.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
}

/** What every address, pairing URI, e-mail address and token has a part of. */
const needed = /[:@]|eyJ/

/** Each looks at a character a bounded number of times, so that a text made for it cannot keep the search busy. */
const rules: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\bwc:[^\s"'<>]+/gi, () => 'wc:…'],
  [/[\w.-]+/g, withoutToken],
  [/[^\s"'<>]+/g, withoutQuery],
  [/[\w.+@-]+/g, withoutMail],
]

/** A JSON object in base64url, as tokens begin with one, and a second part. */
function withoutToken(run: string): string {
  let from = 0
  for (const part of run.includes('eyJ') ? run.split('.') : []) {
    const start = beginOf(part)
    const isLong = start >= 0 && part.length - start >= tokenMin
    if (isLong && /^\.[\w-]/.test(run.slice(from + part.length, from + part.length + 2)))
      return `${run.slice(0, from + start)}token…`
    from += part.length + 1
  }
  return run
}

const tokenMin = 11

function beginOf(part: string): number {
  if (part.startsWith('eyJ')) return 0
  const found = part.indexOf('-eyJ')
  return found < 0 ? -1 : found + 1
}

function withoutQuery(run: string): string {
  const start = run.indexOf('://')
  return start < 0 ? run : run.slice(0, start) + run.slice(start).replace(/[?#][^)]*/g, '')
}

function withoutMail(run: string): string {
  const [first = '', ...others] = run.split('@')
  const pieces: string[] = []
  let last = first
  for (const part of others) {
    const domain = /^[\w-]{1,63}(\.[\w-]{1,63})+/.exec(part)?.[0] ?? ''
    const name = domain === '' ? 0 : nameLength(last)
    pieces.push(name === 0 ? `${last}@` : `${last.slice(0, -name)}e-mail…`)
    last = name === 0 ? part : part.slice(domain.length)
  }
  return pieces.join('') + last
}

const nameMax = 64

/** How much of the end of a text may be the name before an `@`. */
function nameLength(text: string): number {
  let length = 0
  while (length < nameMax && /[\w.+-]/.test(text.at(-1 - length) ?? '')) length += 1
  return length
}
