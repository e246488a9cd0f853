import type { Client } from '../client.js'
import { report } from '../telemetry/report.js'

/** Whoever left the page to log in goes on where they left when they come back. */
export function returnToLogin(client: Client): () => void {
  if (client.storage.get('social'))
    import('../embedded/returnFromSocial.js')
      .then(({ returnFromSocial }) => returnFromSocial(client))
      .catch((error) => report(client, error))
  return () => {}
}
