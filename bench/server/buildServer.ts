import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The folder that the built server, `dist/main.js` and `dist/admin.js`, is run in. */
export const serverFolder = fileURLToPath(new URL('../../apps/server/', import.meta.url))

/** Builds the server from the sources as they are: what is measured is what operators run. */
export async function buildServer(): Promise<void> {
  const command = ['run', 'build', '--silent']
  const [code] = await once(spawn('npm', command, { cwd: serverFolder, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`The server could not be built: ${code}`)
}
