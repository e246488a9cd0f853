import { sendEvent } from '@foyer/protocol/api'
import { keepEvent } from '../events/keepEvent.js'
import type { App } from '../http/App.js'
import { clientAddress } from '../http/clientAddress.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** What visitors do in the modal, as far as the project wants to hear it. */
export function events(app: App<Services>): void {
  route(app, sendEvent, async ({ body }, { context, project, services }) => {
    const address = clientAddress(context, services.config.proxies)
    if (project) await keepEvent(services, body, { address, project })
    return {}
  })
}
