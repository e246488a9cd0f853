import { allowsOrigin } from '@foyer/protocol'
import { HttpError } from '../../http/HttpError.js'
import type { Project } from '../../projects/Project.js'

/** An app, as its operator calls it and its pages: nothing of it is the word of who asks. */
export type MailedApp = { app: string; pages: string | undefined }

/** Pages that a mail names. */
const namedMax = 3

/**
 * What a mail may say of the page that asks. That a page of the app asked nobody can prove to us, for browsers are not the only ones that
 * can call: so that the mail names the pages that the project lists, first the one that it is about, and never what was claimed.
 *
 * @throws 403 `origin_not_allowed` for a page that the project does not list
 */
export function appOf({ id, name, allowedOrigins }: Project, origin: string): MailedApp {
  const app = plain(name) || id
  const asking = allowedOrigins.find((pattern) => allowsOrigin([pattern], origin))
  if (asking === undefined)
    throw new HttpError(403, 'origin_not_allowed', 'Unauthorized: origin not allowed')
  const others = allowedOrigins.filter((pattern) => pattern !== asking)
  const named = [asking, ...others].slice(0, namedMax)
  const more = allowedOrigins.length - named.length
  return { app, pages: named.join(', ') + (more > 0 ? ` and ${more} more` : '') }
}

/** One line, without what is not seen or turns others round. */
const plain = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, 64)
