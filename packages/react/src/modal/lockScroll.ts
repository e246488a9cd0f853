import { cacheOn } from '../ui/cacheOn.js'

type Root = Pick<Element, 'getAttribute' | 'removeAttribute'> & {
  readonly clientWidth: number
  readonly style: Pick<
    CSSStyleDeclaration,
    'setProperty' | 'removeProperty' | 'getPropertyValue' | 'getPropertyPriority'
  >
}

type Page = {
  readonly documentElement: Root
  readonly defaultView: { readonly innerWidth: number } | null
}

type Lock = { holders: number; restore: () => void }

/**
 * Keeps the page still. The room of its scroll bar is kept too, so nothing shifts. Several holders may
 * overlap; the last to let go puts the page's own values back, to the letter.
 */
export function lockScroll(document: Page): () => void {
  const root = document.documentElement
  const lock = cacheOn<Lock>(root, 'scroll', () => ({ holders: 0, restore() {} }))
  if (lock.holders === 0) lock.restore = still(document)
  lock.holders += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    lock.holders -= 1
    if (lock.holders === 0) lock.restore()
  }
}

function still({ documentElement: root, defaultView }: Page): () => void {
  const { style, clientWidth } = root
  // Only where its bar takes room: the browser lays out the whole page again for it.
  const hasBar = defaultView !== null && defaultView.innerWidth > clientWidth
  const change = { overflow: 'hidden', ...(hasBar && gutter) }
  const before = Object.keys(change).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  )
  for (const [name, value] of Object.entries(change)) style.setProperty(name, value, 'important')
  return () => {
    for (const [name, value, priority] of before)
      if (value) style.setProperty(name, value, priority)
      else style.removeProperty(name)
    // An attribute without a word in it was not there before.
    if (root.getAttribute('style') === '') root.removeAttribute('style')
  }
}

const gutter = { 'scrollbar-gutter': 'stable' }
