import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The path of the anvil program: `ANVIL_PATH`, else the one that npm installed for this machine.
 *
 * @throws when there is none, saying how to get one
 */
export function findAnvil(env: NodeJS.ProcessEnv = process.env): string {
  const found = candidates(env).find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    `anvil, the local Ethereum node, was not found for ${machine()}. ` +
      'Run npm install without --omit=optional, or install it from https://getfoundry.sh and name it: ANVIL_PATH=/path/to/anvil',
  )
}

const machine = () => `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`

function candidates({ ANVIL_PATH }: NodeJS.ProcessEnv): readonly string[] {
  if (ANVIL_PATH) return [ANVIL_PATH]
  try {
    const manifest = `@foundry-rs/anvil-${machine()}/package.json`
    return [join(dirname(createRequire(import.meta.url).resolve(manifest)), 'bin', 'anvil')]
  } catch {
    return []
  }
}
