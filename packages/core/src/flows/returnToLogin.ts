import type { Client } from '../Client.js'
import { report } from '../telemetry/report.js'

/** Resumes the social login for which the page was left. */
export function returnToLogin(client: Client): () => void {
  if (client.storage.get('social'))
    import('../embedded/returnFromSocial.js')
      .then(({ returnFromSocial }) => returnFromSocial(client))
      .catch((error) => report(client, error))
  return () => {}
}
