import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Packs a built package as it is published and returns the tarball's path. In the repository its
 * entries are sources; npm, unlike pnpm, does not put `publishConfig.exports` in their place, so that
 * is done here, in a folder of its own under `into`.
 */
export async function pack(one, into) {
  const staged = await stage(one, into)
  const { code, output, stdout } = await run(
    ['npm', 'pack', '--json', '--pack-destination', into],
    { cwd: staged },
  )
  if (code !== 0) throw new Error(`npm pack of ${one.name} failed:\n${output}`)
  return join(into, JSON.parse(stdout)[0].filename)
}

/** Lays out the folder that is published and returns its path. */
export async function stage({ name, folder, manifest }, into) {
  const staged = join(into, name.replace(/^.*\//, ''))
  await mkdir(staged, { recursive: true })
  for (const file of manifest.files)
    await cp(join(folder, file), join(staged, file), { recursive: true })
  await copyFile(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  for (const file of ['README.md', 'CHANGELOG.md'])
    await copyFile(join(folder, file), join(staged, file)).catch(missingIsFine)
  await writeFile(join(staged, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`)
  return staged
}

/** The `package.json` that a host gets. */
function published(manifest) {
  const { devDependencies, scripts, publishConfig, ...rest } = manifest
  const { exports, ...config } = publishConfig
  return {
    ...rest,
    exports: { ...exports, './package.json': './package.json' },
    publishConfig: config,
  }
}

function missingIsFine(error) {
  if (error.code !== 'ENOENT') throw error
}
