import type { Environment } from '../../environment.js'

/** Where the page stands, as far as links behave differently there. */
export type Place = {
  readonly telegram: boolean
  readonly android: boolean
  readonly framed: boolean
}

export function placeOf({ window }: Pick<Environment, 'window'>): Place {
  const page = window()
  return {
    telegram: page !== undefined && 'TelegramWebviewProxy' in page,
    android: /Android/i.test(page?.navigator.userAgent ?? ''),
    framed: page !== undefined && page.top !== page.self,
  }
}

/**
 * Where a link is opened. An app takes the link of the page itself, so that no empty tab stays behind; out of a frame
 * that is the whole page's. Telegram opens apps from new windows alone, and what is a page gets a tab.
 */
export function linkTarget(kind: 'app' | 'page', { telegram, framed }: Place): LinkTarget {
  if (kind === 'page' || telegram) return '_blank'
  return framed ? '_top' : '_self'
}

export type LinkTarget = '_blank' | '_self' | '_top'
