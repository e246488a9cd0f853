import type { Client } from '../client.js'
import { alert } from '../notices/alert.js'
import { track } from '../telemetry/track.js'

/** The host hears that Foyer is there; a set-up that cannot work is told to whoever develops the page. */
export function introduce(client: Client): () => void {
  const { projectId, networks } = client.options
  if (!projectId) alert(client, 'project_id_not_configured', undefined)
  track(client, {
    event: 'INITIALIZE',
    properties: { networks: networks.map(({ caipNetworkId }) => caipNetworkId) },
  })
  return () => {}
}
