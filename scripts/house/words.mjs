import ts from 'typescript'
import { walk } from './walk.mjs'

/** Declarations called `ask…`: the field says request, fetch, prompt, query or get, each of which tells more. */
export function askNames({ product }) {
  return product.flatMap(({ file, tree }) => {
    const found = []
    walk(tree, (node) => {
      const isDeclaration =
        ts.isFunctionDeclaration(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isMethodDeclaration(node) ||
        ts.isMethodSignature(node) ||
        ts.isPropertySignature(node) ||
        ts.isTypeAliasDeclaration(node)
      const name = isDeclaration && node.name?.getText(tree)
      if (name && /^(ask|Ask|createAsk)([A-Z]|$)/.test(name)) found.push(`${file} ${name}`)
    })
    return found
  })
}

/** How nobody writes about code elsewhere: personWords about people in the place of the code's own nouns. */
const personWords =
  /\b(the person|a person|person['’]s|nobody|somebody|anybody|everybody)\b|(^|[.:;(] )Who(ever)? |\bwho(ever)? (asks|is told|has|knows)\b|\bis told\b|\bheed|\bobey/i

/** Sentences of comments and documents that say such personWords; texts of the product are none of them. */
export function commentWords({ product }) {
  return product.flatMap(({ file, text }) =>
    commentsOf(text)
      .filter((comment) => personWords.test(comment))
      .map((comment) => `${file} ${comment.slice(0, 100)}`),
  )
}

/** The same in the documents of the house, without the one that repeats the product's texts. */
export function docWords({ files, textOf }) {
  return files
    .filter((file) => /^docs\/[^/]+[.]md$/.test(file) && file !== 'docs/errors.md')
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) =>
          personWords.test(line) ? [`${file}:${index + 1} ${line.slice(0, 80)}`] : [],
        ),
    )
}

/** Each line of a comment, without its marks. */
function commentsOf(text) {
  return text
    .split('\n')
    .flatMap((line) => line.match(/^\s*(?:\/\*\*?|\*|\/\/)\s?(.*?)(?:\*\/)?\s*$/)?.[1] ?? [])
}
