/** A workspace may ask for its own packages and for exact versions, also under another name. */
const exact = /^(npm:@?[^@]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

/**
 * What could bring in a program without a review, a sentence each: a package of the lock file (version 3) without a digest, a
 * version that is not exact, and packages that run something when they are installed.
 */
export function unproven({ packages }, npmrc) {
  const found = Object.entries(packages).flatMap(([path, entry]) =>
    path.includes('node_modules/') ? undigested(path, entry) : unpinned(path, entry),
  )
  const runsNothing = npmrc.split('\n').includes('ignore-scripts=true')
  if (!runsNothing) found.push('packages run scripts when installed: .npmrc has no ignore-scripts')
  return found
}

function undigested(path, { link, integrity = '', resolved = registry, version }) {
  if (link) return []
  const name = path.replace(/^.*node_modules\//, '')
  return [
    !integrity.startsWith('sha512-') && `no digest: ${name}@${version}`,
    !resolved.startsWith(registry) && `not of the registry: ${name} (${resolved})`,
  ].filter(Boolean)
}

const registry = 'https://registry.npmjs.org/'

function unpinned(path, entry) {
  return kinds.flatMap((kind) =>
    Object.entries(entry[kind] ?? {})
      .filter(([, range]) => !exact.test(range))
      .map(([name, range]) => `not pinned: ${name}@${range} (${path || 'the root'})`),
  )
}
