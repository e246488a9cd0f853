import type { LoginIdentity } from '@foyer/protocol/login'
import { HttpError } from '../errors/HttpError.js'
import type { Socials } from './createSocials.js'

/**
 * Takes the identity that a round proved just now, for a browser that is logged in already. It counts once.
 *
 * @throws 400 when there is no round, the user refused, or it was a login; 409 `ticket_waiting` before the user answers; 404 when it is another browser's
 */
export async function takeIdentity(
  { socials }: { socials: Socials },
  { jkt, project }: { jkt: string; project: { id: string } },
  { ticket, secret }: { ticket?: string | undefined; secret?: string | undefined },
): Promise<LoginIdentity> {
  if (ticket === undefined || secret === undefined)
    throw new HttpError(400, 'code_wrong', 'There is nothing to look at: no code, no ticket.')
  const found = await socials.look({ ticket, secret, jkt, project: project.id })
  if (found.status === 'done' && found.again) return found.identity
  if (found.status === 'done')
    throw new HttpError(400, 'code_wrong', 'The user was not asked again in this round.')
  if (found.status === 'waiting')
    throw new HttpError(409, 'ticket_waiting', 'This round is not approved yet.')
  throw new HttpError(400, 'code_wrong', 'This round was not approved.')
}
