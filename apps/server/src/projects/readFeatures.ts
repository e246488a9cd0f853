import { defaultSocials, remoteFeatureIds } from '@foyer/protocol'
import { RemoteFeature } from '@foyer/protocol/api'
import * as v from 'valibot'

/** The ids that a project's features may have. */
export const featureIds: readonly string[] = [...new Set(Object.values(remoteFeatureIds))]

/** The logins that a project's features may list. */
const loginNames: readonly string[] = ['email', ...defaultSocials]

const example = '[{"id":"swap","isEnabled":true,"config":null}]'
const Features = v.array(RemoteFeature)

/**
 * Reads features as an operator writes them. A page passes over an id that it does not know, so one that is misspelt is refused here.
 *
 * @throws with a sentence for the operator
 */
export function readFeatures(text: string): RemoteFeature[] {
  const features = v.safeParse(Features, parse(text))
  if (!features.success) throw new Error(`--features must be JSON: ${example}`)
  const ids = features.output.map(({ id }) => id)
  const unknown = ids.find((id) => !featureIds.includes(id))
  if (unknown !== undefined)
    throw new Error(
      `--features: there is no feature ${unknown}. There are ${featureIds.join(', ')}.`,
    )
  const logins = features.output.find(({ id }) => id === remoteFeatureIds.socials)?.config ?? []
  const stranger = logins.find((name) => !loginNames.includes(name))
  if (stranger !== undefined)
    throw new Error(
      `--features: there is no login ${stranger}. There are ${loginNames.join(', ')}.`,
    )
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`--features: ${twice} stands there twice.`)
  return features.output
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
