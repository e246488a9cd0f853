import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type readConfig, runNameAdmin } from 'server'
import { type Address, isAddress, namehash, parseAbi } from 'viem'
import { createNodeClient } from '../chain/createNodeClient.js'
import { namesDeployer, namesKey } from '../chain/placeNames.js'
import type { WorldChain } from '../chain/world.js'

const abi = parseAbi([
  'function registry() view returns (address)',
  'function setResolver(bytes32, address)',
])

/**
 * Leads clients of ENS to the server's names, by what an operator does: one command deploys the contract, and the owner of the parent sets it there.
 *
 * @returns the contract, for `FOYER_NAME_RESOLVERS`; `undefined` where the chain has no ENS
 */
export async function leadNames(
  config: ReturnType<typeof readConfig>,
  { chain, folder }: { chain: WorldChain | undefined; folder: string },
): Promise<Address | undefined> {
  const universal = chain?.contracts.ensUniversalResolver
  if (!chain || !universal) return undefined
  const client = createNodeClient(chain, namesDeployer)
  await client.setBalance({ address: namesDeployer.address, value: 10n ** 18n })
  const keyFile = join(folder, 'pays.key')
  await writeFile(keyFile, namesKey, { mode: 0o600 })
  const line = ['deploy-resolver', '--owner', namesDeployer.address, '--key-file', keyFile]
  const printed = await runNameAdmin(config, line)
  const resolver = /FOYER_NAME_RESOLVERS=(0x[\da-fA-F]{40})/.exec(printed)?.[1] ?? ''
  if (!isAddress(resolver)) throw new Error('The contract of names was not deployed')
  const registry = await client.readContract({ address: universal, abi, functionName: 'registry' })
  const hash = await client.writeContract({
    ...{ address: registry, abi, functionName: 'setResolver' },
    args: [namehash(config.nameSuffix.slice(1)), resolver],
  })
  await client.waitForTransactionReceipt({ checkReplacement: false, hash })
  return resolver
}
