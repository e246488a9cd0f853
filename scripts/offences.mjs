/** Licences that allow any use; of the file-wise copyleft ones MPL, which asks nothing of users. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** What the lock file leaves unsaid, read in the package itself. */
const stated = {
  'memorystream@0.3.1': 'MIT',
  'spawndamnit@3.0.1': 'MIT',
  // Its licence names a day, 2023-04-01, on which it became this one.
  '@uniswap/v3-core@1.0.1': 'GPL-2.0-or-later',
}

/**
 * Development tools under another licence, by name; they never reach a user. The exchange and the smart accounts of the
 * sandbox's chains are read from these packages when it starts.
 */
const tools = new Set([
  '@safe-global/safe-4337',
  '@safe-global/safe-contracts',
  '@uniswap/lib',
  '@uniswap/swap-router-contracts',
  '@uniswap/v2-core',
  '@uniswap/v2-periphery',
  '@uniswap/v3-core',
  '@uniswap/v3-periphery',
])

/**
 * Packages that must not be installed. From these versions on their licence limits use, whatever
 * the `license` field says.
 */
const forbidden = [
  { name: /^@walletconnect\//, from: [2, 21, 9] },
  { name: /^@reown\/walletkit$/, from: [1, 2, 11] },
  { name: /^@reown\/appkit/, from: [0, 0, 0] },
]

/** What is wrong with the packages of a lock file (version 3), a sentence each. */
export function offences({ packages }) {
  return Object.entries(packages)
    .filter(([, { link }]) => !link)
    .flatMap(([path, entry]) => {
      // What lies in no `node_modules` is ours: it has no other licence.
      const isOurs = !path.includes('node_modules/')
      const name = nameOf(path, entry)
      return isOurs
        ? strayPeers(path, entry)
        : [prohibited(name, entry.version), unfree(name, entry), ...peersOf(name, entry)]
    })
    .filter(Boolean)
}

/**
 * The same of the lock file of the stock client, which stands apart because it may hold what ours may not: the client itself in its one
 * free version, and the official packages that came with it.
 */
export function stockOffences({ packages }) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, entry]) => {
      const name = nameOf(path, entry)
      const isClient = name.startsWith('@reown/appkit') && entry.version === '1.7.8'
      return [!isClient && prohibited(name, entry.version), unfree(name, entry)]
    })
    .filter(Boolean)
}

/** An alias stands under another name than the package's own. */
function nameOf(path, entry) {
  return entry.name ?? path.replace(/^.*node_modules\//, '')
}

function prohibited(name, version = '0.0.0') {
  const rule = forbidden.find((rule) => rule.name.test(name) && !isOlder(version, rule.from))
  return rule && `forbidden: ${name}@${version} (from ${rule.from.join('.')} on)`
}

/** A version that cannot be read counts as new. A pre-release counts as its release. */
function isOlder(version, from) {
  const parts = version
    .match(/^(\d+)\.(\d+)\.(\d+)/)
    ?.slice(1)
    .map(Number)
  if (!parts) return false
  const different = parts.findIndex((part, index) => part !== from[index])
  return different >= 0 && parts[different] < from[different]
}

function unfree(name, { version, license, dev }) {
  const licence = stated[`${name}@${version}`] ?? license
  if (!licence) return `no licence stated: ${name}@${version}`
  if (holds(licence) || (dev && tools.has(name))) return undefined
  return `licence not allowed: ${name}@${version} (${licence})`
}

/** An SPDX expression: one side of OR is enough, AND needs both. */
function holds(expression) {
  const plain = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(holds)
  if (plain.includes(' AND ')) return plain.split(' AND ').every(holds)
  return allowed.has(plain)
}

/** The one workspace that may hold the official pairing packages: as what it tests with, each pinned. */
const peersRoom = 'interop'
const isPeer = (name) => /^@(walletconnect|reown)\//.test(name)

/** Official packages that one of our workspaces asks for and may not. */
function strayPeers(path, entry) {
  const who = path === '' ? 'the root' : path
  return wantedPeers(entry).flatMap(({ kind, name, range }) => {
    if (path !== peersRoom || kind !== 'devDependencies')
      return [`only for the tests of ${peersRoom}: ${name} (${kind} of ${who})`]
    return /^\d+\.\d+\.\d+$/.test(range) ? [] : [`not pinned: ${name}@${range} (${who})`]
  })
}

/** Official packages that reach a user, or that another package brought. */
function peersOf(name, entry) {
  if (isPeer(name)) return [!entry.dev && `not for development alone: ${name}@${entry.version}`]
  return wantedPeers(entry).map(
    (peer) => `only for the tests of ${peersRoom}: ${peer.name} (${peer.kind} of ${name})`,
  )
}

/** The official packages among what an entry requires. An optional one is not installed. */
function wantedPeers(entry) {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  return kinds.flatMap((kind) =>
    Object.entries(entry[kind] ?? {})
      .filter(([as]) => !entry.peerDependenciesMeta?.[as]?.optional)
      .map(([as, range]) => ({ kind, ...behindAlias(as, range) }))
      .filter(({ name }) => isPeer(name)),
  )
}

/** `npm:<name>@<range>` is another package than its key says. */
function behindAlias(as, range) {
  const [, name = as, behind = range] = /^npm:(@?[^@]+)@(.*)$/.exec(range) ?? []
  return { name, range: behind }
}
