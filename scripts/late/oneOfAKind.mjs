import { readFileSync } from 'node:fs'

/** What tells one copy of a module from another: a context of React's, a symbol, a map by object. */
const identities = /\b(createContext|Symbol)\s*[(<]|\bnew Weak(Map|Set)\b/

/** Those of some modules of which a page must have one copy, whatever its code imports. */
export function oneOfAKind(modules) {
  return [...modules].filter(
    (id) => /\.tsx?$/.test(id) && identities.test(readFileSync(id, 'utf8')),
  )
}
