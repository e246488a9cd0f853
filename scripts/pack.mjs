import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryOf, repositoryUrl } from './repository.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** Packs the folders of packages as they are published and returns the tarballs' paths, in their order: npm is started once. */
export async function packFolders(folders, into) {
  const command = ['npm', 'pack', '--json', '--pack-destination', into, ...folders]
  const { code, output, stdout } = await run(command, { cwd: into })
  if (code !== 0) throw new Error(`npm pack of ${folders.join(', ')} failed:\n${output}`)
  return JSON.parse(stdout).map(({ filename }) => join(into, filename))
}

/**
 * Lays out the folder in which a built package is published and returns its path. In the repository its entries are sources; npm, unlike
 * pnpm, does not put `publishConfig.exports` in their place, so that is done here, in a folder of its own under `into`.
 */
export async function stage({ name, folder, manifest }, into) {
  const staged = join(into, name.replace(/^.*\//, ''))
  await mkdir(staged, { recursive: true })
  for (const file of manifest.files)
    await cp(join(folder, file), join(staged, file), { recursive: true })
  await copyFile(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  for (const file of ['README.md', 'CHANGELOG.md'])
    await copyFile(join(folder, file), join(staged, file)).catch(missingIsFine)
  await writeFile(
    join(staged, 'package.json'),
    `${JSON.stringify(published(name, manifest), null, 2)}\n`,
  )
  return staged
}

/** The `package.json` that a host gets. */
function published(name, manifest) {
  const { devDependencies, scripts, publishConfig, ...rest } = manifest
  const { browser, exports, ...config } = publishConfig
  return {
    ...rest,
    repository: repositoryOf(`packages/${name.replace(/^.*\//, '')}`),
    homepage: `${repositoryUrl}#readme`,
    bugs: `${repositoryUrl}/issues`,
    ...(browser && { browser }),
    exports: { ...exports, './package.json': './package.json' },
    publishConfig: config,
  }
}

function missingIsFine(error) {
  if (error.code !== 'ENOENT') throw error
}
