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
  const { name: reason, description } = (await reasonOf(response)) ?? {}
  if (description !== undefined && isKnown(description))
    showAlertOnce(client, serverAlerts[description], undefined)
  const data = { status: response.status, reason }
  return new FoyerError('http_status', { data, cause: response })
}

async function reasonOf(response: Response) {
  try {
    const answer = await readAnswer(response.clone(), 'json')
    return v.parse(ErrorAnswer, answer).reasons[0]
  } catch {
    // A proxy in between has its own pages; the status says enough.
    return undefined
  }
}

function isKnown(reason: string): reason is keyof typeof serverAlerts {
  return Object.hasOwn(serverAlerts, reason)
}
