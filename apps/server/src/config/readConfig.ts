import type { Config } from './Config.js'
import { guardSettings } from './guardSettings.js'
import { readSettings } from './readSettings.js'
import { settings } from './settings.js'

/**
 * Reads the configuration of the server from the environment. What is not set has its default.
 *
 * @throws with a line for each setting that cannot be used, or is none; never with its value, which may be a secret
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return readSettings(settings, env, guardSettings)
}
