import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What tells one copy of a module from another, as it stands in minified code: React's contexts, maps by object, symbols. Errors are known
 * by their codes.
 */
const kinds = {
  contexts: /createContext\)?\(/g,
  maps: /new Weak(Map|Set)\b/g,
  symbols: /\bSymbol\(/g,
}

/** How many of these there are in a built page. A page with two copies of one has more than the same page that is built from sources. */
export async function identities(folder) {
  const scripts = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.js'),
  )
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))
  const text = texts.join('\n')
  const counts = Object.entries(kinds).map(
    ([kind, pattern]) => `${kind}: ${text.match(pattern)?.length ?? 0}`,
  )
  return counts.join(', ')
}
