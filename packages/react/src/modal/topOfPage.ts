import { openLayers } from './openLayers.js'

/**
 * What an opening modal goes into: what the page itself lifted over all else, with `showModal()` or in full screen, as whatever lies outside that is out
 * of sight or reach. It has the focus in it, or nothing has the focus. Else over the modals that are open; `undefined` where it stands on top.
 */
export function topOfPage(): Element | undefined {
  const { activeElement, body } = document
  const at = activeElement ?? body
  return at.closest(':modal:not(html)') ?? at.querySelector(':modal') ?? (openLayers()[0] && body)
}
