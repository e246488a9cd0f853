import { sendEvent } from '@foyer/protocol/api'
import { toRow } from '../events/toRow.js'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'

/** What visitors do in the modal, as far as the project wants to hear it. */
export function events(app: App): void {
  route(app, sendEvent, async ({ body }, { project, services }) => {
    if (project?.analytics) await services.events.add(toRow(body, project.id))
    return {}
  })
}
