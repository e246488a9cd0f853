import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { Projects } from './projects/createProjects.js'
import { newProject } from './projects/newProject.js'
import { Project } from './projects/Project.js'
import { featureIds, readFeatures } from './projects/readFeatures.js'

const usage = `Usage:
  projects [list]
  projects put <id> [--name <name>] [--origin <origin>]… [--features <JSON>]
               [--requests-per-minute <n>] [--calls-per-minute <n>] [--analytics on|off]
  projects remove <id>
  database export <new file>
  database import <file>
  names deploy-resolver --owner <address> --key-file <file>

Features are ${featureIds.join(', ')}: [{"id":"swap","isEnabled":true,"config":null}],
where config is a list of what it may use, or null for what the page chooses.
An origin is https://a.example, http://localhost:* (any port), https://*.a.example or https://app.*.a.example
(any label), https://pr-*.a.example (any part between hyphens), or the address of a page.
A new project needs one: only pages of its origins may use it. What is not given stays as it is; --origin
replaces the whole list.`

/**
 * Runs one line of the admin command line.
 *
 * @returns what to print
 * @throws with a sentence for the operator when the line cannot be understood
 */
export async function runAdmin(projects: Projects, args: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      origin: { type: 'string', multiple: true },
      features: { type: 'string' },
      'requests-per-minute': { type: 'string' },
      'calls-per-minute': { type: 'string' },
      analytics: { type: 'string' },
    },
  })
  const [noun, verb = 'list', id, ...more] = positionals
  if (noun !== 'projects' || more.length > 0) return usage
  if (verb === 'list' && id === undefined) return JSON.stringify(await projects.list(), null, 2)
  if (id === undefined) return usage
  if (verb === 'remove') return (await projects.remove(id)) ? 'Removed.' : 'There was none.'
  if (verb !== 'put') return usage
  const known = await projects.find(id)
  if (!known && values.origin === undefined)
    throw new Error(
      `Say whose pages may use ${id}: --origin https://your-page.example. Without one no page may.`,
    )
  const project = change(known ?? newProject(id), values)
  await projects.put(project)
  return JSON.stringify(project, null, 2)
}

type Values = {
  name?: string | undefined
  origin?: string[] | undefined
  features?: string | undefined
  'requests-per-minute'?: string | undefined
  'calls-per-minute'?: string | undefined
  analytics?: string | undefined
}

function change(project: Project, values: Values): Project {
  const { name, origin, features, analytics } = values
  const requests = values['requests-per-minute']
  const calls = values['calls-per-minute']
  const result = v.safeParse(Project, {
    ...project,
    ...(name !== undefined && { name }),
    ...(origin !== undefined && { allowedOrigins: origin }),
    ...(features !== undefined && { features: readFeatures(features) }),
    quotas: {
      ...project.quotas,
      ...(requests !== undefined && { requestsPerMinute: Number(requests || 'none') }),
      ...(calls !== undefined && { callsPerMinute: Number(calls || 'none') }),
    },
    ...(analytics !== undefined && { analytics: parseSwitch(analytics) }),
  })
  if (result.success) return result.output
  const [{ path, message }] = result.issues
  throw new Error(`${path?.map(({ key }) => String(key)).join('.')}: ${message}`)
}

function parseSwitch(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new Error('--analytics must be on or off')
}
