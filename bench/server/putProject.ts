import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serverFolder } from './buildServer.js'

/** Makes the project as those who run a server do, for a page. Calls that bring no origin are of no other site. */
export async function putProject(databaseUrl: string, page: string): Promise<void> {
  const command = ['dist/admin.js', 'projects', 'put', 'local', '--origin', page]
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const [code] = await once(spawn(process.execPath, command, { cwd: serverFolder, env }), 'exit')
  if (code !== 0) throw new Error(`The project could not be made: ${code}`)
}
