import {
  areAddresses,
  type Deed,
  type OwnerProof,
  type WalletAddresses,
} from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../errors/HttpError.js'
import { checkOwner } from '../../proofs/checkOwner.js'
import type { GuardedWallet } from '../findWallet.js'
import { guardWallets } from '../guardTables.js'

type Signed = { addresses: WalletAddresses; owner: OwnerProof }
type Said = Pick<Deed, 'deed' | 'from'> & Partial<Pick<Deed, 'over' | 'to' | 'content' | 'alone'>>

/** What was signed for the guard. @throws 400 `input_invalid`, `signature_wrong` */
export function checkSigned(walletId: string, { addresses, owner }: Signed, said: Said): void {
  if (!areAddresses(addresses))
    throw new HttpError(400, 'input_invalid', 'body.addresses is not of two addresses.')
  checkOwner(
    {
      ...{ service: 'guard', walletId, addresses, tier: 'guarded', alone: false },
      ...{ over: undefined, to: undefined, content: undefined, ...said },
    },
    owner,
  )
}

/**
 * That the keys of a wallet that the guard knows signed something. Of a wallet from before they did it keeps the addresses that it
 * hears first, from a browser that it let in.
 *
 * @throws 400 `signature_wrong`, also for the keys of other addresses
 */
export async function bindWalletOwner(
  db: Database,
  { id, eip155, solana }: GuardedWallet,
  signed: Signed,
  said: Said,
): Promise<void> {
  const { addresses } = signed
  const known = { eip155: eip155 ?? addresses.eip155, solana: solana ?? addresses.solana }
  checkSigned(id, { ...signed, addresses: known }, said)
  if (eip155 === null) await db.update(guardWallets).set(known).where(eq(guardWallets.id, id))
}
