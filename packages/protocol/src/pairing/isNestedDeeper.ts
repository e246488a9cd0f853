/**
 * Whether the arrays and objects of a JSON text nest deeper than so many times. Checked before the text is parsed: a walk through a value
 * that is too deep overflows the stack.
 */
export function isNestedDeeper(text: string, max: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') isText = !isText
    else if (isText) at += character === '\\' ? 1 : 0
    else depth += steps[character ?? ''] ?? 0
    if (depth > max) return true
  }
  return false
}

const steps: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 }
