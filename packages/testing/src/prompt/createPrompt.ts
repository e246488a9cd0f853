import type { walletDefaults } from '../wallet/walletDefaults.js'
import { createPagePrompt } from './createPagePrompt.js'
import type { PromptView } from './PromptView.js'

/** The window in the page when one is wanted and there is a page; else nothing is drawn. */
export function createPrompt({
  prompt,
  window,
  info,
  chains,
}: ReturnType<typeof walletDefaults>): PromptView {
  if (prompt === 'none' || !window.document) return { show() {}, close() {} }
  return createPagePrompt({ document: window.document, name: info.name, icon: info.icon, chains })
}
