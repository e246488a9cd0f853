import type { Frame, Page } from 'playwright-core'

/** What of a screen is data: figures, names of pages and tokens, what is signed. Each is drawn by an element of its own. */
const data = [
  ...[
    '.figures',
    'bdi',
    'code',
    'pre',
    'mark',
    '.approval-tree',
    '.approval-text',
    '.approval-hex',
  ],
  ...['[data-testid="approval-origin"]', '.art', '[aria-hidden="true"]', '.secret-text', '.words'],
  ...['[data-testid="wallet-printed-code"]', 'style', 'script'],
  // A quote of another side.
  '[lang="en"]',
].join()

type Shown = {
  /** Each text that is seen or read out, and each attribute that is. */
  texts: readonly string[]
  lang: string
  dir: string
  /** Elements whose content is wider than they are. */
  wide: readonly string[]
}

/** What a user of a screen reads and hears, data aside, and what does not fit its width. */
export async function shownTexts(on: Frame | Page, host: string): Promise<Shown> {
  const [said, named, wide, language] = await Promise.all([
    readWords(on, host),
    readNames(on, host),
    readWide(on, host),
    on.evaluate((host) => {
      const { lang = '', dir = '' } = document.querySelector<HTMLElement>(host) ?? {}
      return { lang, dir }
    }, host),
  ])
  return { texts: [...said, ...named].filter((text) => text.trim() !== ''), wide, ...language }
}

const readWords = (on: Frame | Page, host: string) =>
  on.evaluate(
    ([host, data]) => {
      const texts: string[] = []
      const root = document.querySelector(host)?.shadowRoot ?? document.body
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        if (!node.parentElement?.closest(data)) texts.push(node.textContent ?? '')
      return texts
    },
    [host, data] as const,
  )

const readNames = (on: Frame | Page, host: string) =>
  on.evaluate(
    ([host, data]) => {
      const root = document.querySelector(host)?.shadowRoot ?? document.body
      const names = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']
      return [...root.querySelectorAll('*')]
        .filter((one) => !one.matches(data))
        .flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''))
    },
    [host, data] as const,
  )

const readWide = (on: Frame | Page, host: string) =>
  on.evaluate((host) => {
    const root = document.querySelector(host)?.shadowRoot ?? document.body
    return [...root.querySelectorAll('section, main, header, footer, dl, h1, h2')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((one) => `${one.tagName}.${one.className}: ${one.textContent?.slice(0, 60)}`)
  }, host)
