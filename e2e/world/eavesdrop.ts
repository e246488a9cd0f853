import type { Page } from 'playwright-core'
import { inject } from 'vitest'

export type Heard = {
  readonly origin: string
  readonly data: { readonly id?: string; readonly type?: string; readonly payload?: unknown }
}

/** Runs in a page before all else: it hears what any window says to it. */
export const hearAll = () => {
  const heard: Heard[] = []
  Object.assign(globalThis, { heardInAll: heard })
  window.addEventListener('message', ({ origin, data }) => heard.push({ origin, data }))
}

/** What a page with `hearAll` in it heard so far. */
export function heardIn(page: Page): Promise<readonly Heard[]> {
  return page.evaluate(() => (globalThis as unknown as { heardInAll: Heard[] }).heardInAll)
}

/** The texts of the mails to an address, the newest first. */
export async function mailsTo(email: string): Promise<readonly string[]> {
  const { mailbox } = inject('world')
  const address = `${mailbox?.url}/mails.json?to=${encodeURIComponent(email)}`
  const mails = (await (await fetch(address)).json()) as { text: string }[]
  return mails.map(({ text }) => text)
}
