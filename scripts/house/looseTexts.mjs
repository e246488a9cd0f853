import ts from 'typescript'
import { lineOf, walk } from './walk.mjs'

/** Words in markup that are of no language. */
const allowed = new Set(['Foyer', 'key'])
/** Attributes that a browser shows or reads aloud. */
const spoken = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext']
const attributes = new Set([...spoken, 'label', 'placeholder', 'title'])
/** What messages are made of. */
const argumentsOf = new Set(['data', 'given'])
const word = /[A-Za-z]{2,}/g
const phrase = /[A-Za-z]{2,} [A-Za-z]{2,}/
/** Programs for developers alone, in English. */
const unspoken = /^apps\/(demo|sandbox)\//

/**
 * Texts that users read and that are no messages: words in the markup of pages and components, and English phrases that code hands to a
 * message.
 */
export function looseTexts({ product }) {
  return product
    .filter(({ file }) => !unspoken.test(file))
    .flatMap(({ file, tree }) => {
      const found = []
      walk(tree, (node) => {
        const text = textOf(node)
        if (text) found.push(`${file}:${lineOf(tree, node)} ${text}`)
      })
      return found
    })
}

function textOf(node) {
  if (ts.isJsxText(node)) return wordsOf(node.text)
  if (ts.isJsxAttribute(node)) return attributeText(node)
  if (ts.isTaggedTemplateExpression(node)) return markupText(node)
  return ts.isPropertyAssignment(node) ? phraseOf(node) : ''
}

const wordsOf = (text) => (text.match(word) ?? []).filter((one) => !allowed.has(one)).join(' ')

function attributeText({ initializer, name }) {
  const isText = initializer && ts.isStringLiteral(initializer) && attributes.has(name.getText())
  return isText ? wordsOf(initializer.text) : ''
}

/** The words of a template of markup: between its tags, and in attributes that are spoken. */
function markupText({ tag, template }) {
  if (!/^(html|markup)$/.test(tag.getText())) return ''
  const markup = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join('\0')
  const heard = [...markup.matchAll(/ ([\w-]+)="([^"]*)"/g)]
    .filter(([, name]) => attributes.has(name))
    .map(([, , text]) => text)
  const shown = markup
    .replace(/<(style|script|code)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/ [\w-]+="[^"]*"/g, ' ')
  return wordsOf([shown, ...heard].join(' '))
}

function phraseOf({ initializer, name }) {
  if (!argumentsOf.has(name.getText()) || !ts.isObjectLiteralExpression(initializer)) return ''
  const found = []
  walk(initializer, (node) => {
    if (ts.isStringLiteralLike(node) && phrase.test(node.text)) found.push(node.text)
  })
  return found.join(' ')
}
