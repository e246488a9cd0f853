import type { Formats } from '@foyer/protocol/texts'
import { codes } from './en/codes.js'
import { contract } from './en/contract.js'
import { guardFacts } from './en/guardFacts.js'
import { guardMails } from './en/guardMails.js'
import { guardPages } from './en/guardPages.js'
import { notices } from './en/notices.js'
import { operator } from './en/operator.js'
import { refused } from './en/refused.js'
import { requests } from './en/requests.js'
import { social } from './en/social.js'

/** Every text of mails and pages, in English: the model that another language follows, and what it falls back to. */
export const english = (formats: Formats) => ({
  requests: requests(formats),
  codes: codes(formats),
  contract: contract(formats),
  guardFacts: guardFacts(formats),
  guardMails: guardMails(formats),
  guardPages: guardPages(formats),
  notices: notices(formats),
  operator: operator(formats),
  refused: refused(formats),
  social: social(formats),
})

export type Texts = ReturnType<typeof english>
