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
    before = focused(document)
    host = createHost(document)
    document.documentElement.append(host)
    return host
  }
  const hide = () => {
    shown = undefined
    if (!host) return
    host.remove()
    host = undefined
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    before = null
  }
  // Keys pressed in the wallet's window. This listener is added first: a modal that keeps the focus, or takes
  // Escape for itself, does not get such a key.
  const own = (event: KeyboardEvent) => {
    if (!host || !event.composedPath().includes(host)) return
    event.stopImmediatePropagation()
    if (event.type === 'keydown' && event.key === 'Escape') shown?.reject()
  }
  const keys = ['keydown', 'keyup'] as const
  for (const type of keys) window.addEventListener(type, own, true)

  return {
    close() {
      hide()
      for (const type of keys) window.removeEventListener(type, own, true)
    },
    show([next]) {
      if (!next) return hide()
      if (next === shown) return
      shown = next
      const { shadowRoot } = open()
      const site = document.location.host
      const words = describe(next, { site, chains: wallet.chains })
      const section = drawPrompt(document, { ...wallet, site, words, prompt: next })
      shadowRoot?.replaceChildren(section)
      section.querySelector('button')?.focus({ preventScroll: true })
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

/** The element with the focus, also inside of shadow roots that can be looked into. */
function focused({ activeElement }: DocumentOrShadowRoot): Element | null {
  return (activeElement?.shadowRoot && focused(activeElement.shadowRoot)) ?? activeElement
}

function createHost(document: Document) {
  const host = document.createElement('div')
  host.dataset.foyerTesting = 'wallet'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
  // Another window's clicks: the page must not take one for a click outside of its modal.
  for (const type of ['pointerdown', 'mousedown', 'click', 'focusin'])
    host.addEventListener(type, (event) => event.stopPropagation())
  return host
}
