import type { Client } from '../Client.js'
import { checkOrigin } from '../features/checkOrigin.js'
import { decideFeatures } from '../features/decideFeatures.js'

/** The project on the host's server decides features, and says whether this page may use it. */
export function followProject(client: Client): () => void {
  const life = new AbortController()
  const { signal } = life
  const follow = async () => {
    await decideFeatures(client, { signal })
    if (!signal.aborted) await checkOrigin(client, { signal })
  }
  void follow()
  return () => life.abort()
}
