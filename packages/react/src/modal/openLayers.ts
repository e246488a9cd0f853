import { cacheOn } from '../ui/cacheOn.js'

/** The elements of the modals that stand over a page, of all its clients, in the order of their opening: the last is on top. */
export function openLayers(): HTMLElement[] {
  return cacheOn(document, 'layers', () => [])
}
