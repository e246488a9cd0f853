import type { CaipNetworkId } from '@foyer/protocol'
import { base58 } from '@scure/base'
import type { Rpc } from '../../../FamilyFeatures.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import { readAccounts } from '../nodes/readAccounts.js'
import { deriveAddress } from '../wire/deriveAddress.js'
import type { AccountRole } from '../wire/Instruction.js'
import { toBytes } from '../wire/numbers.js'
import { findExtraAccount } from './findExtraAccount.js'
import { type ExtraAccount, execute, readExtraAccounts } from './readExtraAccounts.js'

const seed = new TextEncoder().encode('extra-account-metas')
const wholeLength = 165
const stateAt = 108
const usable = 1

/**
 * Finds the accounts that the hook of a token wants in each transfer, as Token-2022 finds them on the chain: it refuses a transfer with
 * others. What a hook may change is what it names, and it gets the signature of no account.
 *
 * @returns the accounts of one transfer, which depend on its amount; its last are the hook's program and where that keeps what it wants
 * @throws `transaction_refused` where what the hook wants cannot be followed, or another would have to sign, `answer_invalid`
 */
export async function createHook(
  { rpc, id }: { readonly rpc: Rpc; readonly id: CaipNetworkId },
  { program, mint, owner, receiver, to, isNew }: createHook.Parameters,
): Promise<(portion: createHook.Portion) => Promise<readonly AccountRole[]>> {
  const place = deriveAddress(program, [seed, mint])
  const read = async (address: string) =>
    (await readAccounts(rpc, { id, addresses: [address] }))[0]?.data
  const found = await read(place)
  // Coins that anyone sent there make an account in which nothing is kept.
  const kept = found && found.length > 0 ? found : undefined
  const extras = kept ? readExtraAccounts(kept) : []
  if (!extras) throw refuseTransaction('hook')

  const known = new Map<string, Promise<Uint8Array | undefined>>([[place, Promise.resolve(kept)]])
  // The transfer's own first instruction makes this account.
  if (isNew) known.set(to, Promise.resolve(toNewAccount(mint, receiver)))
  const dataOf = async (address: string) => {
    const reading = known.get(address) ?? read(address)
    known.set(address, reading)
    const data = await reading
    if (!data) throw new RangeError('No data')
    return data
  }

  return async ({ from, amount }) => {
    const data = Uint8Array.from([...execute, ...toBytes(amount, 8)])
    const roles: AccountRole[] = [from, mint, to, owner, place].map((address) => ({ address }))
    const own = roles.length
    for (const extra of extras) {
      const accounts = roles.map(({ address }) => address)
      const address = await findExtraAccount(extra, { program, accounts, data, dataOf }).catch(
        (error: unknown) => {
          throw error instanceof RangeError ? refuseTransaction('hook') : error
        },
      )
      roles.push(roleOf(extra, address, roles))
    }
    return [...roles.slice(own), { address: program }, ...(kept ? [{ address: place }] : [])]
  }
}

export declare namespace createHook {
  type Parameters = {
    /** The hook's program. Addresses in base58. */
    readonly program: string
    readonly mint: string
    readonly owner: string
    /** The wallet that receives, and its token account. */
    readonly receiver: string
    readonly to: string
    /** The receiver's token account is made by the same transaction. */
    readonly isNew: boolean
  }
  type Portion = { readonly from: string; readonly amount: bigint }
}

/** Accounts that the call has already keep the rights that they have there: a hook gets no more. @throws `transaction_refused` */
function roleOf(
  { isSigner, isWritable }: ExtraAccount,
  address: string,
  before: readonly AccountRole[],
): AccountRole {
  const same = before.filter((one) => one.address === address)
  if (same.length > 0)
    return same.some(({ writable }) => writable) && isWritable
      ? { address, writable: true }
      : { address }
  if (isSigner) throw refuseTransaction('hook')
  return isWritable ? { address, writable: true } : { address }
}

/** A token account without extensions in which nothing is yet. */
function toNewAccount(mint: string, owner: string): Uint8Array {
  const data = new Uint8Array(wholeLength)
  data.set([...base58.decode(mint), ...base58.decode(owner)])
  data[stateAt] = usable
  return data
}
