import { allowsOrigin } from '@foyer/protocol'
import { HttpError } from '../../errors/HttpError.js'
import type { Project } from '../../projects/Project.js'
import type { NamedPages } from '../../texts/en/codes.js'

/** An app as its operator names it, and its pages. Nothing of it comes from the request. */
export type MailedApp = { app: string; pages: NamedPages | undefined }

/** Pages that a mail names. */
const namedMax = 3

/**
 * What a mail may say of the requesting page. No request proves that it comes from a page of the app, since not only browsers can
 * send one. So the mail names pages that the project lists, the one concerned first, and never what the request claims.
 *
 * @throws 403 `origin_not_allowed` for a page that the project does not list
 */
export function appOf({ id, name, allowedOrigins }: Project, origin: string): MailedApp {
  const app = plain(name) || id
  const allowing = allowedOrigins.find((pattern) => allowsOrigin([pattern], origin))
  if (allowing === undefined)
    throw new HttpError(403, 'origin_not_allowed', 'Unauthorized: origin not allowed')
  const others = allowedOrigins.filter((pattern) => pattern !== allowing)
  const named = [allowing, ...others].slice(0, namedMax)
  const more = allowedOrigins.length - named.length
  return { app, pages: { named, more } }
}

/** One line, without what is not seen or turns others round. */
const plain = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, 64)
