import ts from 'typescript'
import { walk } from './walk.mjs'

/**
 * Declarations called `ask…`, for which the field has request, fetch, prompt, query and get, each of which says more; those named for people
 * and their talk in the place of users, accounts and events, and those for which GLOSSARY.md has another word.
 */
export function personNames({ product }) {
  return product.flatMap(({ file, tree }) => {
    const found = []
    walk(tree, (node) => {
      const isDeclaration =
        ts.isFunctionDeclaration(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isMethodDeclaration(node) ||
        ts.isMethodSignature(node) ||
        ts.isPropertySignature(node) ||
        ts.isParameter(node) ||
        ts.isTypeAliasDeclaration(node)
      const name = isDeclaration && node.name?.getText(tree)
      if (name && (talk.test(name) || vague.test(name) || person.test(name)))
        found.push(`${file} ${name}`)
    })
    return found
  })
}

const talk = /^(create)?([aA]sk|[tT]ell|[hH]eed|[oO]bey|[sS]tamp)([A-Z]|$)/
/** Names for the field's request, report, message, session lifecycle and spending. */
const vague =
  /^(asked|asking|told|tells|spentOn|doors)$|^(Asked|Asking|Told|Letter|Doors)([A-Z]|$)|[a-z](Asked|Asking|Told|Letter|Doors)([A-Z]|$)|^createDoors$/
const person =
  /(^person|^people|^nobody|^(some|any|every)body|Person|People|[a-z]Nobody|[a-z](Some|Any|Every)body)(s?[A-Z]|s?$)/

/** Words about people in the place of the code's own nouns. */
const personWords =
  /\bpersons?\b|\b(nobody|somebody|anybody|everybody)\b|(^|[.:;(] )Who(ever)? |\bwho(ever)? (asks|is told|has|knows)\b|\bis told\b(?! apart)|\bheed|\bobey/i

/** Sentences of comments, in sources and scripts, that say such words; texts of the product are none of them. */
export function commentWords({ files, sources, textOf }) {
  const scripts = files.filter((file) => /[.][cm]js$/.test(file))
  const texts = [...sources, ...scripts.map((file) => ({ file, text: textOf(file) }))]
  return texts.flatMap(({ file, text }) =>
    commentsOf(text)
      .filter((comment) => personWords.test(comment.replace(/`[^`]*`/g, '')))
      .map((comment) => `${file} ${comment.slice(0, 100)}`),
  )
}

/** Documents that quote: the product's texts, and the words that are not used. */
const quoting = new Set(['docs/errors.md', 'GLOSSARY.md'])

/** The same in the documents of the house. Code, and the titles of tests that a row names, are none of its sentences. */
export function docWords({ files, textOf }) {
  return files
    .filter((file) => file.endsWith('.md') && !quoting.has(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .map((line) => line.replace(/`[^`]*`|\[[^\]]*\]\([^)]*[.]test[.]tsx?\)/g, ''))
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
