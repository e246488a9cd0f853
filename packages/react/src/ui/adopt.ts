const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Gives a shadow root a style sheet, once. One parsed sheet serves all roots of a document. */
export function adopt(root: ShadowRoot, css: string): void {
  const document = root.ownerDocument
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  sheets.set(document, known)
  const sheet = known.get(css) ?? parse(document, css)
  known.set(css, sheet)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

function parse(document: Document, css: string): CSSStyleSheet {
  const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
