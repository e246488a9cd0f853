const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']

/** Each text of the page that is seen or read out, and each attribute that is. */
export function readTexts(): readonly string[] {
  const texts = rootsIn(document.body).flatMap((root) => [...wordsOf(root), ...namesOf(root)])
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

/** The tree, and those in the shadows of its elements. */
function rootsIn(root: Node & ParentNode): readonly (Node & ParentNode)[] {
  const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [root, ...shadows.flatMap(rootsIn)]
}

function wordsOf(root: Node): readonly string[] {
  const words: string[] = []
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (!node.parentElement?.closest('style, script')) words.push(node.textContent ?? '')
  return words
}

function namesOf(root: ParentNode): readonly string[] {
  // What is displayed nowhere has no name: the wallet's frame gets its own with the place that it is shown over.
  return [...root.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).display !== 'none')
    .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
}
