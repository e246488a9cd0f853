import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEther } from 'viem'
import { serverKeys } from '../chain/placeAccounts.js'
import type { World } from '../chain/world.js'

/** Low enough to be reached in a trial. */
const perDay = {
  weiPerDay: String(parseEther('5')),
  projectWeiPerDay: String(parseEther('1')),
  senderWeiPerDay: String(parseEther('0.1')),
}

/**
 * What the server has to know to take operations of smart accounts to the sandbox's chains, and to pay for them.
 *
 * @param folder where its keys are written
 */
export async function bundlersOf(
  { chains }: World,
  folder: string,
): Promise<Readonly<Record<'FOYER_BUNDLERS' | 'FOYER_PAYMASTERS', string>>> {
  const files = { bundler: join(folder, 'bundler.key'), paymaster: join(folder, 'paymaster.key') }
  await writeFile(files.bundler, serverKeys.bundler, { mode: 0o600 })
  await writeFile(files.paymaster, serverKeys.paymaster, { mode: 0o600 })
  const bundlers = chains.map(({ id }) => [`eip155:${id}`, { keyFile: files.bundler }])
  const paymasters = chains.map(({ id, contracts }) => [
    `eip155:${id}`,
    { address: contracts.paymaster, keyFile: files.paymaster, ...perDay },
  ])
  return {
    FOYER_BUNDLERS: JSON.stringify(Object.fromEntries(bundlers)),
    FOYER_PAYMASTERS: JSON.stringify(Object.fromEntries(paymasters)),
  }
}
