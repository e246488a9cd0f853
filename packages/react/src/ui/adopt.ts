import { cacheOn } from './cacheOn.js'

/** Gives a shadow root a style sheet, once. One parsed sheet serves all roots of a document. */
export function adopt(root: ShadowRoot, css: string): void {
  const document = root.ownerDocument
  // Its text is its name: two versions of the sheets on a page do not meet.
  const sheet = cacheOn(document, css, () => parse(document, css))
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

function parse(document: Document, css: string): CSSStyleSheet {
  const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
