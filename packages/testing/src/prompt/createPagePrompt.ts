import type { Prompt } from '../wallet/createApprovals.js'
import type { WalletChain } from '../wallet/WalletOptions.js'
import { describe } from './describe.js'
import { drawPrompt } from './drawPrompt.js'
import type { PromptView } from './PromptView.js'
import { style } from './style.js'

/**
 * The wallet's own small window, in a corner of the page.
 *
 * It hangs on the document element, beside the body: a modal that makes the body's children inert
 * must not make the wallet inert, as it could not for a real one.
 */
export function createPagePrompt({ document, ...wallet }: createPagePrompt.Parameters): PromptView {
  let host: HTMLElement | undefined
  let shown: Prompt | undefined
  let before: Element | null = null

  const open = () => {
    if (host) return host
    before = document.activeElement
    host = createHost(document)
    document.documentElement.append(host)
    return host
  }
  const close = () => {
    shown = undefined
    host?.remove()
    host = undefined
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    before = null
  }

  return {
    close,
    show([next]) {
      if (!next) {
        if (host) close()
        return
      }
      if (next === shown) return
      shown = next
      const { shadowRoot } = open()
      const site = document.location.host
      const words = describe(next, { site, chains: wallet.chains })
      const section = drawPrompt(document, { ...wallet, site, words, prompt: next })
      shadowRoot?.replaceChildren(section)
      section.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    },
  }
}

export declare namespace createPagePrompt {
  type Parameters = {
    document: Document
    name: string
    icon: string
    chains: readonly WalletChain[]
  }
}

function createHost(document: Document) {
  const host = document.createElement('div')
  host.dataset.foyerTesting = 'wallet'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
  // Another window's keys and clicks: the page must not take Escape or a click for its own.
  for (const type of ['keydown', 'keyup', 'pointerdown', 'mousedown', 'click', 'focusin'])
    host.addEventListener(type, (event) => event.stopPropagation())
  return host
}
