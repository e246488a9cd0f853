import * as v from 'valibot'
import type { Chains } from '../../chains/Chains.js'
import type { SolanaAccount } from './readMint.js'

const Accounts = v.object({
  value: v.array(
    v.nullable(v.object({ owner: v.string(), data: v.tuple([v.string(), v.literal('base64')]) })),
  ),
})

/** What stands at addresses, in their order: a hundred at most. Nothing where a node answers with something else. */
export async function readAccounts(
  chains: Pick<Chains, 'request'>,
  network: string,
  addresses: readonly string[],
): Promise<readonly (SolanaAccount | undefined)[]> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const params = [addresses, options]
  const answer = await chains.request(network, { method: 'getMultipleAccounts', params })
  const { success, output } = v.safeParse(Accounts, answer)
  if (!success || output.value.length !== addresses.length) return []
  return output.value.map((account): SolanaAccount | undefined =>
    account ? { owner: account.owner, data: Buffer.from(account.data[0], 'base64') } : undefined,
  )
}
