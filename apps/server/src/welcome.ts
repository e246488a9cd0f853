import { resolve } from 'node:path'
import type { Config } from './config/Config.js'

type Address = { url: string; walletUrl: string | undefined }

/** What the first start tells its operator: what was made and where, what it serves, and what comes next. */
export function welcome(config: Config, { url, walletUrl }: Address): string {
  const projects = projectsOf(config)
  const [id] = projects
  return `The first start of Foyer's server.
${line('Data', dataOf(config))}
${line('Projects', id ? `${projects.join(', ')}: for pages of this machine` : 'none yet')}
${line('Networks', networksOf(config))}
${line('Wallet', walletUrl ? `${walletUrl}, its keys in ${keysOf(config)}` : 'none; FOYER_WALLET_PORT begins one')}
${line('Address', url)}

In the page:     createFoyer({ projectId: '${id ?? 'my-app'}', server: '${config.publicUrl || url}', … })
For other pages: npx @foyer/server admin projects put my-app --origin https://my-app.example
                 (of the embedded database while the server is stopped)
Every call:      ${url}/docs
`
}

const line = (name: string, value: string) => `  ${name.padEnd(9)}${value}`

/** In a PostgreSQL, which several share, none is made. */
function projectsOf({ databaseUrl, localProjects }: Config): readonly string[] {
  return databaseUrl === '' ? localProjects : []
}

function dataOf({ databaseUrl, dataFolder }: Config): string {
  return databaseUrl === ''
    ? `${resolve(dataFolder)}, a database of its own, made now`
    : 'in the PostgreSQL of DATABASE_URL; its tables were made now'
}

function networksOf({ networks }: Config): string {
  const ids = networks.map(({ id }) => id)
  return ids.length > 0 ? ids.join(', ') : 'none; FOYER_NETWORKS names them'
}

function keysOf({ kekKms, kekFile }: Config): string {
  return kekKms === '' ? `${resolve(kekFile)}: keep a copy away from the data` : 'AWS KMS'
}
