import { randomId } from '@foyer/core/internal'
import { keysHeightPx, keysWidthPx } from '@foyer/protocol'
import type { KeysPage, KeysWindow } from './KeysPage.js'

/** Opens the wallet's page in a window of its own, in the middle of this one; `null` when the browser blocks it. */
export function openKeys(page: KeysPage, url: string): KeysWindow | null {
  const left = Math.round((page.innerWidth - keysWidthPx) / 2 + page.screenX)
  const top = Math.round((page.innerHeight - keysHeightPx) / 2 + page.screenY)
  const place = `width=${keysWidthPx},height=${keysHeightPx},left=${left},top=${top}`
  const window = page.open(url, `wallet_${randomId()}`, place)
  window?.focus()
  return window
}
