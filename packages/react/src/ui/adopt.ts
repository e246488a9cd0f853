import { cacheOn } from './cacheOn.js'

/** Gives a shadow root a style sheet, once. One parsed sheet serves all roots of a document. */
export function adopt(root: ShadowRoot, css: string): void {
  const document = root.ownerDocument
  // Its text is its key, and in memory once: two versions of the sheets on a page do not meet.
  const sheets = cacheOn<Record<string, CSSStyleSheet>>(document, 'sheets', () => ({}))
  sheets[css] ??= parse(document, css)
  if (!root.adoptedStyleSheets.includes(sheets[css])) root.adoptedStyleSheets.push(sheets[css])
}

function parse(document: Document, css: string): CSSStyleSheet {
  // A document without a window adopts no sheet of any other.
  const sheet = new (document.defaultView as typeof globalThis & Window).CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
