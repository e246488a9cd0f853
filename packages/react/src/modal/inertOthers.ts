/**
 * Puts everything beside the host out of reach, up to the page's body, but for frames marked
 * `data-foyer-frame`. What was out of reach before stays so at the end.
 */
export function inertOthers(host: Element): () => void {
  const silenced = beside(host).filter((element) => !element.matches(spared))
  for (const element of silenced) element.setAttribute('inert', '')
  return () => {
    for (const element of silenced) element.removeAttribute('inert')
  }
}

const spared = '[inert], [data-foyer-frame], script, style, link, template'

/** The siblings of an element and of all it stands in, through the borders of shadow roots. */
function beside(element: Element): Element[] {
  const parent = element.parentNode
  if (!parent || element === element.ownerDocument.body) return []
  const siblings = [...parent.children].filter((other) => other !== element)
  const outer = parent instanceof ShadowRoot ? parent.host : parent
  return outer instanceof Element ? [...siblings, ...beside(outer)] : siblings
}
