import { PageGone } from './createBrowser.js'

/** The process that sends mails was killed, so that one may still come or not. */
export class MailLost extends Error {}

/** What a user does about an error: goes on where they were cut off, or begins again. `undefined`: nothing helps. */
export type WayOn = 'cut' | 'again' | undefined

const again = ['code_expired', 'session_unknown', 'step_up_required']

export function wayOn(error: unknown): WayOn {
  // `fetch` itself: the guard died while its page was answered.
  if (error instanceof PageGone || error instanceof MailLost || error instanceof TypeError)
    return 'cut'
  if (isRefusedWith(error, 'server_unreachable')) return 'cut'
  const isPassing = statusOf(error) === 429 || again.some((code) => isRefusedWith(error, code))
  return isPassing ? 'again' : undefined
}

export function isRefusedWith(error: unknown, code: string): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === code
}

export function statusOf(error: unknown): unknown {
  return error instanceof Error ? (error as { status?: unknown }).status : undefined
}
