import * as v from 'valibot'
import type { Config } from './Config.js'
import { settings } from './settings.js'

/**
 * Reads the configuration from the environment. What is not set has its default.
 *
 * @throws with a line for each setting that cannot be used; never with its value, which may be a secret
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const complaints: string[] = []
  const read = Object.entries(settings).map(([key, { name, fallback, shape }]) => {
    const result = v.safeParse(shape, env[name] ?? fallback)
    if (!result.success) complaints.push(`${name} ${result.issues[0].message}`)
    return [key, result.output]
  })
  if (complaints.length > 0)
    throw new Error(`The configuration cannot be used:\n${complaints.join('\n')}`)
  // Each key went through the shape that its type is made of.
  return Object.fromEntries(read) as Config
}
