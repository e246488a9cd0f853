import { createHmac } from 'node:crypto'
import type { CodePurpose } from './codePurposes.js'

/** What is kept of a code: good for this purpose, address, browser, project and account, and not to be guessed without the pepper. */
export function codeMac(
  pepper: Uint8Array,
  { purpose, email, jkt, project, account, code }: CodeFacts,
) {
  const facts = [purpose, email, jkt, project, account ?? '', code].join('|')
  return createHmac('sha256', pepper).update(`code|${facts}`).digest('base64url')
}

export type CodeFacts = {
  purpose: CodePurpose
  email: string
  jkt: string
  project: string
  account: string | null
  code: string
}
