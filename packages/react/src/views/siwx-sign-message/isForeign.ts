import type { SignInPrompt } from './describePrompt.js'

/** Whether the text names another site than the page: its signature opens a session there. */
export function isForeign({ text, site }: SignInPrompt): boolean {
  return text !== undefined && site.host !== '' && text.data.domain !== site.host
}
