import { FoyerError, serverAlerts } from '@foyer/protocol'
import { ErrorAnswer } from '@foyer/protocol/api'
import * as v from 'valibot'
import type { Client } from '../Client.js'
import { showAlertOnce } from '../notices/showAlertOnce.js'
import { readAnswer } from './readAnswer.js'

/**
 * The error for an answer other than 2xx; its `cause` is the response, its body unread. A fault of the page's
 * set-up that the server names is shown to the developer, once.
 */
export async function refusal(
  client: Client,
  response: Response,
): Promise<FoyerError<'http_status'>> {
  const reason = await reasonOf(response)
  if (reason !== undefined && isKnown(reason))
    showAlertOnce(client, serverAlerts[reason], undefined)
  return new FoyerError('http_status', { data: { status: response.status }, cause: response })
}

async function reasonOf(response: Response): Promise<string | undefined> {
  try {
    const answer = await readAnswer(response.clone(), 'json')
    return v.parse(ErrorAnswer, answer).reasons[0]?.description
  } catch {
    // A proxy in between has its own pages; the status says enough.
    return undefined
  }
}

function isKnown(reason: string): reason is keyof typeof serverAlerts {
  return Object.hasOwn(serverAlerts, reason)
}
