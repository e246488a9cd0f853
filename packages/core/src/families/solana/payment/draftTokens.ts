import type { CaipNetworkId } from '@foyer/protocol'
import type { Rpc } from '../../../FamilyFeatures.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import type { createHook } from '../hooks/createHook.js'
import { hookOf } from '../hooks/hookOf.js'
import { readAccounts } from '../nodes/readAccounts.js'
import { readEpoch } from '../nodes/readEpoch.js'
import { readRent } from '../nodes/readRent.js'
import { programs } from '../programs.js'
import { accountSizeOf } from '../tokens/accountSizeOf.js'
import { checkMint } from '../tokens/checkMint.js'
import { deriveTokenAccount } from '../tokens/deriveTokenAccount.js'
import { extensionKinds } from '../tokens/readExtensions.js'
import { type Mint, readMint } from '../tokens/readMint.js'
import { readOwnTokens } from '../tokens/readOwnTokens.js'
import { readTokenAccount } from '../tokens/readTokenAccount.js'
import { createTokenAccount, transferTokens } from '../tokens/tokenInstructions.js'
import { transferFeeOf } from '../tokens/transferFeeOf.js'
import type { AccountRole } from '../wire/Instruction.js'
import type { Draft, DraftParameters } from './Draft.js'
import { memoOf } from './memoOf.js'
import { type Portion, sharesOf } from './sharesOf.js'

type Reach = { readonly rpc: Rpc; readonly id: CaipNetworkId }

/**
 * A payment of tokens, into the account that the receiver's wallet has by default, which is made where it is missing. Program, decimals and
 * rules of the token are those of its mint on the chain.
 *
 * @throws `transaction_refused` with what is in the way, `answer_invalid`
 */
export async function draftTokens(
  { rpc, id }: Reach,
  { payer, to, value, memo, token: mint }: DraftParameters & { readonly token: string },
): Promise<Draft> {
  const accountOf = (program: string) => deriveTokenAccount({ owner: to, mint, program })
  // Which program keeps the token is known only with the answer.
  const candidates = [programs.token, programs.token2022].map(accountOf)
  const [accounts, own] = await Promise.all([
    readAccounts(rpc, { id, addresses: [mint, ...candidates] }),
    readOwnTokens(rpc, { id, owner: payer, filter: { mint } }),
  ])
  const read = readMint(accounts[0])
  if (!read) throw refuseTransaction('token_unknown')
  const { program, decimals } = read
  const account = accountOf(program)
  const existing = accounts[1 + candidates.indexOf(account)]
  checkMint(read, { isNew: existing === undefined })
  if (existing) checkAccount(readTokenAccount(existing), { to, mint, memo })

  const source = deriveTokenAccount({ owner: payer, mint, program })
  const shares = sharesOf(
    own.filter((one) => one.program === program),
    { source, value },
  )
  const hook = hookOf(read)
  const parties = { mint, owner: payer, receiver: to, to: account, isNew: existing === undefined }
  const [rent, feeOf, hooked] = await Promise.all([
    existing ? 0n : readRent(rpc, id, accountSizeOf(read)),
    readFees({ rpc, id }, read),
    hook === undefined
      ? shares.map(() => [])
      : readHooked({ rpc, id }, shares, { ...parties, program: hook }),
  ])
  const transfers = shares.map(({ from, amount }, index) => ({
    ...{ from, amount, fee: feeOf(amount), hooked: hooked[index] ?? [] },
  }))
  const base = { ...{ program, mint, decimals }, owner: payer, to: account }
  return {
    instructions: [
      ...(existing ? [] : [createTokenAccount({ payer, owner: to, mint, program, account })]),
      // A token that requires a memo requires it right before each transfer.
      ...transfers.flatMap((one) => [...memoOf(memo), transferTokens({ ...base, ...one })]),
    ],
    ...{ rent, hook },
    receives: transfers.reduce((sum, { amount, fee = 0n }) => sum + amount - fee, 0n),
  }
}

/** @throws `transaction_refused` where the account is another's, or takes nothing */
function checkAccount(
  account: ReturnType<typeof readTokenAccount>,
  { to, mint, memo }: { to: string; mint: string; memo: string | undefined },
): void {
  if (account?.owner !== to || account.mint !== mint)
    throw refuseTransaction('receiver_account_foreign')
  if (account.isFrozen) throw refuseTransaction('receiver_frozen')
  if (account.requiresMemo && memo === undefined) throw refuseTransaction('memo_required')
}

/** The accounts that the token's hook wants in each transfer. */
async function readHooked(
  reach: Reach,
  shares: readonly Portion[],
  parties: createHook.Parameters,
): Promise<readonly (readonly AccountRole[])[]> {
  const { createHook } = await import('../hooks/createHook.js')
  const hook = await createHook(reach, parties)
  return Promise.all(shares.map(hook))
}

/** What the token keeps of an amount; `undefined` of tokens that keep nothing. */
async function readFees({ rpc, id }: Reach, { extensions }: Mint) {
  const extension = extensions.get(extensionKinds.transferFee)
  if (!extension) return (_: Portion['amount']) => undefined
  const epoch = await readEpoch(rpc, id)
  return (amount: bigint) => transferFeeOf(extension, { epoch, amount })
}
