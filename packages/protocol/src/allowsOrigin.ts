import { isOriginPattern } from './isOriginPattern.js'
import { toOriginPattern } from './toOriginPattern.js'

/**
 * Whether a page of this origin may use a project. An empty list allows no origin.
 *
 * @param patterns what `toOriginPattern` reads; of the address of a page its origin counts
 * @param origin as a browser says it
 */
export function allowsOrigin(patterns: readonly string[], origin: string): boolean {
  // Of a browser this is always an origin; anything else could only be mistaken for a pattern.
  if (origin.includes('*') || !isOriginPattern(origin)) return false
  return patterns.some((pattern) => matches(toOriginPattern(pattern), origin))
}

function matches(pattern: string | undefined, origin: string): boolean {
  if (pattern === undefined) return false
  const anyPort = pattern.endsWith(':*')
  const wanted = (anyPort ? pattern.slice(0, -2) : pattern).split('.')
  const said = (anyPort ? origin.replace(/:\d+$/, '') : origin).split('.')
  return wanted.length === said.length && wanted.every((label, at) => fits(label, said[at] ?? ''))
}

/** One label, the first with the scheme before it, the last with the port behind it. */
function fits(label: string, said: string): boolean {
  const [before = '', after] = label.split('*')
  if (after === undefined) return label === said
  return (
    said.startsWith(before) &&
    said.endsWith(after) &&
    /^[a-z\d-]+$/.test(said.slice(before.length, said.length - after.length))
  )
}
