/**
 * Whether the arrays and objects of a JSON text lie in each other more than so many times. Asked before the
 * text is parsed: whoever walks through a value that is too deep runs out of stack.
 */
export function isNestedDeeper(text: string, max: number): boolean {
  let depth = 0
  // A string is passed over as a whole, with the brackets in it.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > max) return true
  }
  return false
}
