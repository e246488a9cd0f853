import { FoyerError } from '@foyer/protocol'
import { EventReport, sendEvent } from '@foyer/protocol/api'
import * as v from 'valibot'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { showAlertOnce } from '../notices/showAlertOnce.js'
import { randomId } from '../randomId.js'
import type { EventRecord } from './state.js'
import { withoutPrivate } from './withoutPrivate.js'

/**
 * Sends an event to the host's own server, also while the page is being left, with the origin and path of
 * the page. Never fails: an event that does not get through is lost.
 */
export async function sendRecord(client: Client, record: EventRecord): Promise<void> {
  const page = client.environment.window()?.location
  if (!page) return
  // The contract takes out what no event may carry, and refuses what it does not know.
  const report = v.safeParse(EventReport, {
    eventId: crypto.randomUUID?.() ?? randomUuid(),
    url: page.origin + page.pathname,
    domain: page.hostname,
    timestamp: record.timestamp,
    props: propsOf(record),
  })
  if (!report.success) return
  try {
    await call(client, sendEvent, { body: report.output }, { keepalive: true })
  } catch (error) {
    if (FoyerError.is(error, 'http_status') && error.data.status === 403)
      showAlertOnce(client, 'origin_not_allowed', undefined)
  }
}

function propsOf({ data, stackTrace }: EventRecord) {
  const { event } = data
  if (event === 'INTERNAL_SDK_ERROR')
    return { type: 'error', event, ...data.properties, ...(stackTrace && { stackTrace }) }
  if (!('properties' in data)) return { type: 'track', event }
  const properties = Object.fromEntries(
    Object.entries(data.properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutPrivate(value) : value,
    ]),
  )
  return { type: 'track', event, properties }
}

/** A version 4 UUID where the page is not a secure context. */
function randomUuid(): string {
  const hex = randomId()
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
