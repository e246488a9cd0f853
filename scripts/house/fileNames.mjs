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

/**
 * Files with one value, or with one type and no value, that have the name of none of their exports: a file is named as the function, the class
 * or the table it is there for, or as the type that this one value makes or reads. Several values are a set, which is named as its subject.
 */
export function misnamed({ product }) {
  return product
    .filter(({ file }) => !roles.test(file))
    .flatMap(({ file, tree }) => {
      const { values, types } = exportsOf(tree)
      const names = [...new Set([...values, ...types])]
      const own = camel(file.replace(/^.*\//, '').replace(/[.]tsx?$/, ''))
      const isOfOne = values.size === 1 || names.length === 1
      return isOfOne && !names.includes(own) ? [`${file} exports ${names.join(', ')}`] : []
    })
}

/** The values and types that a file exports; a function's namespace of parameter types counts with it. */
function exportsOf(tree) {
  const isExported = (node) =>
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  const values = new Set()
  const types = new Set()
  for (const node of tree.statements.filter(isExported)) {
    if (ts.isModuleDeclaration(node)) continue
    const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)
    const declared = ts.isVariableStatement(node) ? node.declarationList.declarations : [node]
    for (const { name } of declared) (isType ? types : values).add(name?.getText(tree) ?? '')
  }
  return { values, types }
}

/** `en.late` is the file of `enLate`. */
function camel(name) {
  return name.replace(/[.]([a-z])/g, (_, letter) => letter.toUpperCase())
}
