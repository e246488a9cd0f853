import { FoyerError, remoteFeatureIds } from '@foyer/protocol'
import { getConfig, type RemoteFeature as Said } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../client.js'
import { alert } from '../notices/alert.js'
import { alertOnce } from '../notices/alertOnce.js'
import { missProject } from './missProject.js'
import { type RemoteFeature, resolveFeatures } from './resolve.js'

/**
 * What the project's configuration says of features holds. When it cannot be read, the host's own choices
 * and the defaults stay in force. Basic mode asks nobody: there all of this is off.
 */
export async function decideFeatures(
  client: Client,
  { signal }: decideFeatures.Parameters,
): Promise<void> {
  const { options, store } = client
  if (options.basic) return
  try {
    const { features: remote } = await call(client, getConfig, {}, { signal })
    const { features, overridden } = resolveFeatures(options.features, {
      basic: false,
      remote: remote.flatMap(known),
    })
    store.setState(({ features: { analytics } }) => ({ features: { ...features, analytics } }))
    if (overridden.length > 0) alert(client, 'local_configuration_ignored', { keys: overridden })
  } catch (error) {
    if (signal.aborted) return
    // Also where nothing depends on the origins, which are asked for next.
    if (!FoyerError.is(error, 'http_status') || error.data.status === 404)
      return missProject(client, error)
    if (error.data.status >= 500) alertOnce(client, 'server_failed', undefined)
    if (error.data.status === 429) alertOnce(client, 'rate_limited', undefined)
  }
}

export declare namespace decideFeatures {
  type Parameters = { signal: AbortSignal }
}

const ids = new Set<string>(Object.values(remoteFeatureIds))

/** Features of later versions are passed over. */
function known({ id, isEnabled, config = null }: Said): RemoteFeature[] {
  return ids.has(id) ? [{ id: id as RemoteFeature['id'], isEnabled, config: config ?? null }] : []
}
