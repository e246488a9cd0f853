/** What stands between a round's state and the page that was left for it. */
const mark = '--'

/**
 * What a round's address says: its state, and where it leads back to when the page left its own tab for it. Stock clients write that behind the
 * state, by themselves (facts, "Social login"), since no window comes back to Telegram's view.
 */
export function readLeaving(said: string): { state: string; page: URL | undefined } {
  const at = said.indexOf(`${mark}http`)
  if (at === -1) return { state: said, page: undefined }
  const page = said.slice(at + mark.length)
  return { state: said.slice(0, at), page: URL.canParse(page) ? new URL(page) : undefined }
}
