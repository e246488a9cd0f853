import type { Client } from '../client.js'
import { track } from '../telemetry/track.js'

/** A set-up that cannot work is told to whoever develops the page; the host hears that Foyer is there. */
export function checkOptions(client: Client): () => void {
  const { projectId, networks } = client.options
  if (!projectId)
    import('../notices/alert.js').then(
      ({ alert }) => alert(client, 'project_id_not_configured', undefined),
      () => {},
    )
  track(client, {
    event: 'INITIALIZE',
    properties: { networks: networks.map(({ caipNetworkId }) => caipNetworkId) },
  })
  return () => {}
}
