import type { Environment } from '../../Environment.js'

/** Where the page runs, as far as links behave differently there. */
export type LinkContext = {
  readonly telegram: boolean
  readonly android: boolean
  readonly framed: boolean
}

export function linkContextOf({ window }: Pick<Environment, 'window'>): LinkContext {
  const page = window()
  return {
    telegram: page !== undefined && 'TelegramWebviewProxy' in page,
    android: /Android/i.test(page?.navigator.userAgent ?? ''),
    framed: page !== undefined && page.top !== page.self,
  }
}

/**
 * The target of a link. A link into an app opens in the page's own tab, so that no empty tab stays behind; from a frame, in
 * the tab of the whole page. Telegram opens apps from new windows alone, and a link to a page gets a new tab.
 */
export function linkTarget(kind: 'app' | 'page', { telegram, framed }: LinkContext): LinkTarget {
  if (kind === 'page' || telegram) return '_blank'
  return framed ? '_top' : '_self'
}

export type LinkTarget = '_blank' | '_self' | '_top'
