import { cpSync, existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from './root.mjs'

const left = new Set(['node_modules', 'dist', '.git', '.cache'])
/** Made once for each version of the embedded database (`preparedCluster.ts`), which the copy has too. */
const clusters = 'apps/server/.cache'

/**
 * Copies this repository's sources to `folder`, with the installed packages linked: to try there what must not be
 * tried here. Our own packages lead to the copy.
 */
export async function copy(folder) {
  // At once: one file after the other, with a promise each, takes three times the processor's time.
  cpSync(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) })
  if (existsSync(join(root, clusters))) await symlink(join(root, clusters), join(folder, clusters))
  await linkPackages(folder)
}

/** Copies what the packages were built to, as it stands here. */
export async function copyBuilt(folder) {
  for (const name of await readdir(join(root, 'packages'))) {
    const built = join('packages', name, 'dist')
    await cp(join(root, built), join(folder, built), { recursive: true })
  }
}

/** Links the packages that are installed here; our own lead to what `folder` has of them. */
export async function linkPackages(folder) {
  for (const top of ['.', 'examples']) await linkAll(join(top, 'node_modules'), folder)
  for (const top of ['packages', 'apps']) {
    for (const name of await readdir(join(root, top)))
      await linkAll(join(top, name, 'node_modules'), folder)
  }
}

async function linkAll(from, folder) {
  const names = await readdir(join(root, from)).catch(() => [])
  if (names.length > 0) await mkdir(join(folder, from), { recursive: true })
  for (const name of names) {
    const path = join(from, name)
    const isOurs = (await lstat(join(root, path))).isSymbolicLink()
    if (name === '@foyer') await linkAll(path, folder)
    // A workspace's link is relative, so the same link leads into the copy.
    else
      await symlink(
        isOurs ? await readlink(join(root, path)) : join(root, path),
        join(folder, path),
      )
  }
}
