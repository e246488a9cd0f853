import ts from 'typescript'

/** Files whose paths differ in case alone: where letters' case does not count, they are one file. */
export function caseTwins({ files }) {
  const seen = new Map()
  return files.flatMap((file) => {
    const key = file.toLowerCase().replace(/[.]tsx?$/, '')
    const other = seen.get(key)
    seen.set(key, file)
    return other === undefined || other === file ? [] : [`${other} and ${file}`]
  })
}

/** What a file may be called by its role, whatever it exports. */
const roles =
  /(^|\/)(exports\/[^/]+|exports|state|tables|view|main|bin|index|.*[.]config|.*[.]d)[.]tsx?$/

/** Files with exports, none of which has the file's name. */
export function misnamed({ product }) {
  return product
    .filter(({ file }) => !roles.test(file))
    .flatMap(({ file, tree }) => {
      const names = exportedNames(tree)
      const own = camel(file.replace(/^.*\//, '').replace(/[.]tsx?$/, ''))
      return names.length === 1 && names[0] !== own ? [`${file} exports ${names[0]}`] : []
    })
}

/** The values and types that a file exports; a function's namespace of parameter types counts with it. */
function exportedNames(tree) {
  const isExported = (node) =>
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  return [
    ...new Set(
      tree.statements
        .filter(isExported)
        .flatMap((node) =>
          ts.isVariableStatement(node)
            ? node.declarationList.declarations.map(({ name }) => name.getText(tree))
            : [node.name?.text ?? ''],
        ),
    ),
  ]
}

/** `en.late` is the file of `enLate`. */
function camel(name) {
  return name.replace(/[.]([a-z])/g, (_, letter) => letter.toUpperCase())
}
