import { cacheOn } from '../ui/cacheOn.js'

/**
 * Puts everything beside the host out of reach, up to the page's body, but for other modals and frames marked
 * `data-foyer-frame`. What was out of reach before stays so at the end, and what another modal holds until that ends too.
 */
export function inertOthers(host: Element): () => void {
  const holders = cacheOn(host.ownerDocument, 'inert', () => new WeakMap<Element, number>())
  const hold = (element: Element, change: 1 | -1) => {
    const count = (holders.get(element) ?? 0) + change
    holders.set(element, count)
    element.toggleAttribute('inert', count > 0)
  }
  const silenced = beside(host).filter(
    (element) => !element.matches(holders.get(element) ? always : spared),
  )
  for (const element of silenced) hold(element, 1)
  return () => {
    for (const element of silenced) hold(element, -1)
  }
}

const always = '[data-foyer-frame], foyer-modal, script, style, link, template'
const spared = `[inert], ${always}`

/** The siblings of an element and of all it stands in, through the borders of shadow roots. */
function beside(element: Element): Element[] {
  const parent = element.parentNode
  if (!parent || element === element.ownerDocument.body) return []
  const siblings = [...parent.children].filter((other) => other !== element)
  const outer = parent instanceof ShadowRoot ? parent.host : parent
  return outer instanceof Element ? [...siblings, ...beside(outer)] : siblings
}
