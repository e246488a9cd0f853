import { parseArgs } from 'node:util'
import type { Config } from '../../../config/Config.js'
import { deployResolver } from './deployResolver.js'

const usage = `Usage:
  names deploy-resolver --owner <address> --key-file <file>
                deploys the contract that leads clients of ENS to this server's names, on the network of
                FOYER_ENS_NETWORK. The file has the private key that pays for it, as 0x and 64 hex digits;
                the owner alone can change the contract afterwards.`

/**
 * Does what a line of the admin command line that begins with `names` says.
 *
 * @returns what to print
 * @throws with a sentence for the operator
 */
export async function runNameAdmin(config: Config, args: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { owner: { type: 'string' }, 'key-file': { type: 'string' } },
  })
  const [verb, ...more] = positionals
  if (verb !== 'deploy-resolver' || more.length > 0) return usage
  return deployResolver(config, { owner: values.owner, keyFile: values['key-file'] })
}
