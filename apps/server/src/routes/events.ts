import { sendEvent } from '@foyer/protocol/api'
import { toRow } from '../events/toRow.js'
import type { App } from '../http/App.js'
import { clientAddress } from '../http/clientAddress.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** What a row and its places in indexes take besides. */
const rowBytes = 200

/** What visitors do in the modal, as far as the project wants to hear it. */
export function events(app: App<Services>): void {
  route(app, sendEvent, async ({ body }, { context, project, services }) => {
    if (!project?.analytics) return {}
    const { config, eventRoom, events } = services
    const row = toRow(body, project.id)
    eventRoom.take({
      address: clientAddress(context, config.proxies),
      project: project.id,
      bytes: rowBytes + JSON.stringify(row).length,
    })
    await events.add(row)
    return {}
  })
}
