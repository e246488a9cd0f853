import type { EventReport } from '@foyer/protocol/api'
import type { EventRoom } from './createEventRoom.js'
import type { EventStore } from './createEventStore.js'
import { toRow } from './toRow.js'

/** What a row and its places in indexes take besides. */
const rowBytes = 200

/**
 * Keeps what a visitor did in the modal, where the project wants to hear it. Resolves when it is in the database.
 *
 * @throws 429 when the address or the project has used up its day, 503 when more wait than the server can hold
 */
export async function keepEvent(
  { eventRoom, events }: keepEvent.Rooms,
  body: EventReport,
  { address, project }: keepEvent.Sender,
): Promise<void> {
  if (!project.analytics) return
  const row = toRow(body, project.id)
  const bytes = rowBytes + JSON.stringify(row).length
  eventRoom.take({ address, project: project.id, bytes })
  return events.add(row)
}

export declare namespace keepEvent {
  type Rooms = { eventRoom: EventRoom; events: EventStore }
  type Sender = {
    /** The network address. */
    address: string
    project: { readonly id: string; readonly analytics: boolean }
  }
}
