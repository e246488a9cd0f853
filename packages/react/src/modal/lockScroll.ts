import { cacheOn } from '../ui/cacheOn.js'

type Root = Pick<Element, 'getAttribute' | 'removeAttribute'> & {
  readonly scrollHeight: number
  readonly clientHeight: number
  readonly style: Pick<
    CSSStyleDeclaration,
    'setProperty' | 'removeProperty' | 'getPropertyValue' | 'getPropertyPriority'
  >
}

type Lock = { holders: number; restore: () => void }

/**
 * Keeps the page still. The room of its scroll bar is kept too, so nothing shifts. Several holders may
 * overlap; the last to let go puts the page's own values back, to the letter.
 */
export function lockScroll(document: { readonly documentElement: Root }): () => void {
  const root = document.documentElement
  const lock = cacheOn<Lock>(root, 'scroll', () => ({ holders: 0, restore() {} }))
  if (lock.holders === 0) lock.restore = still(root)
  lock.holders += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    lock.holders -= 1
    if (lock.holders === 0) lock.restore()
  }
}

function still(root: Root): () => void {
  const { style, scrollHeight, clientHeight } = root
  const change = { overflow: 'hidden', ...(scrollHeight > clientHeight && gutter) }
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
