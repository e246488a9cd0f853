/** As many digits as an id may have. */
const whole = /^\d{1,32}$/
const steps: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 }

/**
 * The id of a JSON-RPC call whose number is too large for a number, read from the text itself. The text must
 * have been parsed already. `undefined` when it is not a plain whole number.
 */
export function wholeIdOf(json: string): bigint | undefined {
  let depth = 0
  let found: string | undefined
  const marks = /["{}[\]]/g
  for (let mark = marks.exec(json); mark; mark = marks.exec(json)) {
    depth += steps[mark[0]] ?? 0
    if (mark[0] !== '"') continue
    const end = stringEnd(json, mark.index)
    marks.lastIndex = end
    // As a parser does: of several, the last one counts.
    if (depth === 1 && isId(json.slice(mark.index, end))) found = valueAfter(json, end) ?? found
  }
  return found !== undefined && whole.test(found) ? BigInt(found) : undefined
}

/** The index after the quote that ends the string which begins here. */
function stringEnd(json: string, start: number): number {
  let end = start
  do end = json.indexOf('"', end + 1)
  while (isEscaped(json, end))
  return end + 1
}

function isEscaped(json: string, quote: number): boolean {
  let slashes = 0
  while (json[quote - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}

/** The name may be written with escapes. */
const isId = (name: string) => name.length <= 14 && JSON.parse(name) === 'id'

/** What follows a name; nothing when the text before was no name but a value. */
function valueAfter(json: string, end: number): string | undefined {
  return /^\s*:\s*([^\s,}]*)/.exec(json.slice(end, end + 256))?.[1]
}
