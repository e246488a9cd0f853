import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { imagesOf, pinned } from './images/imagesOf.mjs'
import { root } from './root.mjs'

/*
 * Refuses container images that are named by a tag alone: a moved tag changes what is built on it.
 *
 *     node scripts/images.mjs          says which have no digest, and fails
 *     node scripts/images.mjs --pin    asks the registries by docker or podman, and writes the digests beside the tags
 */
const files = ['apps/server/Containerfile', 'compose.yaml', 'compose.guard.yaml']

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--pin')) for (const file of files) pin(join(root, file))
  const open = files.flatMap((file) =>
    imagesOf(readFileSync(join(root, file), 'utf8'))
      .filter(({ digest }) => digest === undefined)
      .map(({ name }) => `${file}: ${name} has no digest`),
  )
  for (const line of open) console.error(line)
  if (open.length > 0) process.exitCode = 1
}

function pin(file) {
  const text = readFileSync(file, 'utf8')
  const names = new Set(imagesOf(text).map(({ name }) => name))
  const digests = new Map([...names].map((name) => [name, digestOf(name)]))
  writeFileSync(file, pinned(text, digests))
}

/** What the registry says, of the image for all machines. */
function digestOf(name) {
  const format = ['--format', '{{.Manifest.Digest}}']
  const said = execFileSync('docker', ['buildx', 'imagetools', 'inspect', ...format, name], {
    encoding: 'utf8',
  }).trim()
  if (!/^sha256:[0-9a-f]{64}$/.test(said)) throw new Error(`${name}: no digest in “${said}”`)
  return said
}
