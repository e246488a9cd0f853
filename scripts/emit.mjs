import { join } from 'node:path'
import ts from 'typescript'
import { entries, packages } from './packages.mjs'
import { root } from './root.mjs'

/**
 * Compiles what the public entries of a package reach into its `dist`, a file for a file, so that a
 * host's bundler drops what it does not use and keeps dynamic imports apart.
 *
 * @throws with the compiler's complaints
 */
export function emit(one, { declarationsOnly }) {
  const options = {
    ...base(),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: declarationsOnly,
    rootDir: join(one.folder, 'src'),
    outDir: join(one.folder, 'dist'),
    paths: builtBefore(one),
  }
  const ambient = join(root, 'types/css.d.ts')
  const program = ts.createProgram([...entries(one).map(([, file]) => file), ambient], options)
  const complaints = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics]
  if (complaints.length > 0) throw new Error(text(complaints))
}

function base() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options
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

function text(complaints) {
  return ts.formatDiagnostics(complaints, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  })
}
