import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Links of the documents that lead nowhere: to a file that is not there, or a heading that none has. */
export function lostLinks(root) {
  const documents = readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
  return ['README.md', 'llms.txt', ...documents].flatMap((file) =>
    linksOf(readFileSync(join(root, file), 'utf8'))
      .filter((link) => !leads(root, file, link))
      .map((link) => `${file}: ${link} leads nowhere`),
  )
}

/** Codes that a document speaks of in a table of codes, and that nothing has. */
export function unknownCodes(text, known) {
  const cells = [...text.matchAll(/^\|[^|]*\| `(\w+)` \|/gm)].map(([, code]) => code)
  return cells.filter((code) => !known.has(code))
}

/** Actions that the prose of a document calls with a client, and hooks, that no package exports. */
export function unknownCalls(text, exported) {
  const called = spansOf(text).flatMap(
    (span) => /^(\w+)\(client\b/.exec(span)?.[1] ?? /^useFoyer\w*/.exec(span)?.[0] ?? [],
  )
  return called.filter((name) => !exported.has(name))
}

/** Words of code in a document's prose that nothing is called by. */
export function unknownWords(text, known) {
  return spansOf(text).filter((span) => /^[a-z]+[A-Z]\w*$/.test(span) && !known.has(span))
}

function spansOf(text) {
  return [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span)
}

function proseOf(text) {
  return text.replace(/^```[\s\S]*?^```/gm, '')
}

function linksOf(text) {
  return [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
}

function leads(root, file, link) {
  const [path, anchor] = link.split('#')
  const target = path === '' ? join(root, file) : join(root, dirname(file), path)
  if (!existsSync(target)) return false
  return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).has(anchor)
}

/** As GitHub makes them of headings. */
function anchorsOf(text) {
  const headings = text.match(/^#{1,6} .*$/gm) ?? []
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  )
}
