import { proveToGuard } from '@foyer/protocol/login'
import type { TestBrowser } from '../../login/testing/createBrowser.js'
import type { MailSink } from '../../testing/startMailSink.js'

/** Shows that a browser's user reads an address, at a guard in a process of its own. */
export async function proveInProcess(
  { mails, browser, url }: proveInProcess.Parts,
  email: string,
): Promise<void> {
  const body = { email, origin: 'https://shop.example', projectId: undefined }
  await browser.call(proveToGuard, body)
  const { text } = await mails.next(email)
  const [link = ''] = /http:\S+\/guard\/mail\/[\w-]{43}/.exec(text) ?? []
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url }
  const { status } = await fetch(link, { method: 'POST', headers, body: 'answer=yes' })
  if (status !== 200) throw new Error(`The guard answered ${status}`)
}

export declare namespace proveInProcess {
  type Parts = { mails: MailSink; browser: Pick<TestBrowser, 'call'>; url: string }
}
