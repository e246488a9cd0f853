import { FoyerError, remoteFeatureIds } from '@foyer/protocol'
import { getConfig, type RemoteFeature as Said } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { showAlert } from '../notices/showAlert.js'
import { showAlertOnce } from '../notices/showAlertOnce.js'
import { applyConfig, type RemoteFeature } from './applyConfig.js'
import { missProject } from './missProject.js'

/**
 * Applies what the project's configuration decides about features. When it cannot be fetched, the host's own
 * choices and the defaults stay in force. Basic mode sends no request: there all of this is off.
 */
export async function decideFeatures(
  client: Client,
  { signal }: decideFeatures.Parameters,
): Promise<void> {
  const { options, store } = client
  if (options.basic) return
  try {
    const { features: remote } = await call(client, getConfig, {}, { signal })
    const { features, overridden } = applyConfig(store.getInitialState().features, {
      given: options.features,
      remote: remote.flatMap(known),
    })
    store.setState(({ features: { analytics } }) => ({ features: { ...features, analytics } }))
    if (overridden.length > 0)
      showAlert(client, 'local_configuration_ignored', { keys: overridden })
  } catch (error) {
    if (signal.aborted) return
    // Also where nothing depends on the origins, which are fetched next.
    if (!FoyerError.is(error, 'http_status') || error.data.status === 404)
      return missProject(client, error)
    if (error.data.status >= 500) showAlertOnce(client, 'server_failed', undefined)
    if (error.data.status === 429) showAlertOnce(client, 'rate_limited', undefined)
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
