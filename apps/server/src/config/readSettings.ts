import * as v from 'valibot'
import { misspelt } from './misspelt.js'

/** What settings are, by the key that the configuration has them under. */
export type SettingsTable = Readonly<
  Record<string, { name: string; fallback: string; shape: v.GenericSchema<string, unknown> }>
>

/** Settings, read and checked. */
export type ReadSettings<table extends SettingsTable> = {
  readonly [key in keyof table]: v.InferOutput<table[key]['shape']>
}

/**
 * Reads settings from the environment. What is not set has its default.
 *
 * @param others settings of a program that may run in the same environment: they are let pass
 * @throws with a line for each setting that cannot be used, or is none; never with its value, which may be a secret
 */
export function readSettings<const table extends SettingsTable>(
  settings: table,
  env: Readonly<Record<string, string | undefined>>,
  others: SettingsTable = {},
): ReadSettings<table> {
  const known = [...Object.values(settings), ...Object.values(others)].map(({ name }) => name)
  const complaints = misspelt(env, known)
  const read = Object.entries(settings).map(([key, { name, fallback, shape }]) => {
    const result = v.safeParse(shape, env[name] ?? fallback)
    if (!result.success) complaints.push(`${name} ${result.issues[0].message}`)
    return [key, result.output]
  })
  if (complaints.length > 0)
    throw new Error(`The configuration cannot be used:\n${complaints.join('\n')}`)
  // Each key went through the shape that its type is made of.
  return Object.fromEntries(read) as ReadSettings<table>
}
