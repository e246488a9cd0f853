import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiler } from './compiler.mjs'
import { entries, packages } from './packages.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Compiles what the public entries of a package reach into its `dist`, a file for a file, so that a
 * host's bundler drops what it does not use and keeps dynamic imports apart.
 *
 * @throws with the compiler's complaints
 */
export async function emit(one, { declarationsOnly }) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-emit-'))
  const config = join(folder, 'tsconfig.json')
  try {
    writeFileSync(config, JSON.stringify(configOf(one, declarationsOnly)))
    const { code, output } = await run([process.execPath, compiler, '-p', config], { cwd: root })
    if (code !== 0) throw new Error(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function configOf(one, declarationsOnly) {
  const ambient = join(root, 'types/css.d.ts')
  return {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: declarationsOnly,
      rootDir: join(one.folder, 'src'),
      outDir: join(one.folder, 'dist'),
      paths: builtBefore(one),
      // Looked for beside the configuration otherwise.
      typeRoots: [join(root, 'node_modules/@types')],
    },
    files: [...entries(one).map(([, file]) => file), ambient],
  }
}

/** Our other packages as they will be installed: their declarations, not their sources. */
function builtBefore(one) {
  const paths = {}
  for (const other of packages.slice(0, packages.indexOf(one))) {
    for (const [entry, { types }] of Object.entries(other.manifest.publishConfig.exports)) {
      if (types) paths[`${other.name}${entry.slice(1)}`] = [join(other.folder, types)]
    }
  }
  return paths
}
