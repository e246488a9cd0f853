import { isOriginPattern } from './isOriginPattern.js'

/**
 * Whether a page of this origin may use a project. An empty list allows all, as the contract says.
 * `*` stands for one whole label or for any port, also none; never for a part of a name.
 */
export function allowsOrigin(patterns: readonly string[], origin: string): boolean {
  if (patterns.length === 0) return true
  // Of a browser this is always an origin; anything else could only be mistaken for a pattern.
  if (origin.includes('*') || !isOriginPattern(origin)) return false
  return patterns.some((pattern) => matches(pattern, origin))
}

function matches(pattern: string, origin: string): boolean {
  const anyPort = pattern.endsWith(':*')
  const left = anyPort ? pattern.slice(0, -2) : pattern
  const right = anyPort ? origin.replace(/:\d+$/, '') : origin
  const [scheme, rest] = left.split('://*.')
  if (rest === undefined) return left === right
  const start = `${scheme}://`
  const label = right.slice(start.length, -rest.length - 1)
  return right === `${start}${label}.${rest}` && /^[a-z\d-]+$/.test(label)
}
