import axe from 'axe-core'
import { faintOf, readWords } from '../world/contrast.js'

/** What axe holds against the modal, and which of its words are hard to read. The page around it is that of the tests. */
export async function findFaults(): Promise<string[]> {
  const modal = document.querySelector('foyer-modal:not([data-shut])')
  if (!modal) throw new Error('No modal is open')
  const { violations } = await axe.run(modal, { resultTypes: ['violations'], elementRef: true })
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ element }) => id !== 'label-content-name-mismatch' || !isNamedByWords(element))
      .map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 160)}`),
  )
  return [...faults, ...faintOf(readWords(modal.shadowRoot ?? document))]
}

/**
 * Whether the name of an element has its words: languages of tests make each text longer at its end, so that none has another in it. A letter in the place
 * of a picture is none of them.
 */
function isNamedByWords(element: Element | undefined): boolean {
  const bare = element?.cloneNode(true) as Element | undefined
  for (const drawn of bare?.querySelectorAll('[aria-hidden="true"]') ?? []) drawn.remove()
  const [name = '', words = ''] = [bare?.getAttribute('aria-label'), bare?.textContent].map(
    (text) => text?.replace(/[\sö]+/g, ' ').trim(),
  )
  return words !== '' && name.includes(words)
}
