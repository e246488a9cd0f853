import { type CaipNetworkId, FoyerError } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'
import { AccountAnswer, toAccountData } from '../nodes/readAccounts.js'
import { readTokenAccount, type TokenAccount } from './readTokenAccount.js'

/** More than a page shows, and less than what slows it. */
const tokenAccountsMax = 2_000

const Answer = v.object({
  value: v.pipe(
    v.array(v.object({ pubkey: v.pipe(v.string(), v.maxLength(44)), account: AccountAnswer })),
    v.maxLength(tokenAccountsMax),
  ),
})

export type OwnTokens = TokenAccount & { readonly address: string }

/**
 * The token accounts of an owner: of one mint, or of one token program. What the node returns of others is left out.
 *
 * @throws `answer_invalid`
 */
export async function readOwnTokens(
  rpc: Rpc,
  { id, owner, filter }: readOwnTokens.Parameters,
): Promise<readonly OwnTokens[]> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = await rpc(id, {
    ...{ method: 'getTokenAccountsByOwner', params: [owner, filter, options] },
  })
  const read = v.safeParse(Answer, answer)
  if (!read.success) throw new FoyerError('answer_invalid')
  return read.output.value.flatMap(({ pubkey, account }) => {
    const token = readTokenAccount(toAccountData(account))
    const isOwn =
      token?.owner === owner && ('mint' in filter ? token.mint : token.program) === keyOf(filter)
    return token && isOwn ? [{ ...token, address: pubkey }] : []
  })
}

export declare namespace readOwnTokens {
  type Filter = { readonly mint: string } | { readonly programId: string }
  type Parameters = {
    readonly id: CaipNetworkId
    readonly owner: string
    readonly filter: Filter
  }
}

function keyOf(filter: readOwnTokens.Filter): string {
  return 'mint' in filter ? filter.mint : filter.programId
}
