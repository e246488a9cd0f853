import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const source = /\.tsx?$/
const ofTests = /\.test\.|(^|\/)(testing|processes|hostile)\//

/** Every regular expression that is written in the sources of a folder, but for its tests, and the files that have it. */
export function patternsIn(folder) {
  const found = new Map()
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!source.test(name) || ofTests.test(name)) continue
    const text = readFileSync(join(folder, name), 'utf8')
    const visit = (node) => {
      if (node.kind === ts.SyntaxKind.RegularExpressionLiteral)
        found.set(node.text, [...(found.get(node.text) ?? []), name])
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest))
  }
  return found
}
