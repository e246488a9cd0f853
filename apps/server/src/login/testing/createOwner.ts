import {
  contentOf,
  type Deed,
  type OwnerProof,
  signDeed,
  type Tier,
  type WalletAddresses,
} from '@foyer/protocol/login'
import { Address, Base58, Ed25519, Secp256k1 } from 'ox'

type Kept = { walletId: string; setId: string; share: string; mark?: string | null }
type PutAtKeeper = Kept & {
  tier: Tier
  recovery?: string | null
  from?: string | null
  over?: string | null
}
type PutAtGuard = Kept & { over: string; pending?: string | null; alone?: boolean }
type Said = Pick<Deed, 'service' | 'deed' | 'walletId'> & Partial<Deed>

/** The keys of a user's wallets, which sign what is done with their shares. */
export function createOwner() {
  const keys = {
    evm: Secp256k1.randomPrivateKey({ as: 'Bytes' }),
    solana: Ed25519.randomPrivateKey({ as: 'Bytes' }),
  }
  const point = Ed25519.getPublicKey({ privateKey: keys.solana, as: 'Bytes' })
  const addresses: WalletAddresses = {
    eip155: Address.fromPublicKey(Secp256k1.getPublicKey({ privateKey: keys.evm }), {
      checksum: true,
    }),
    solana: Base58.fromBytes(point),
  }
  const sign = (said: Said): OwnerProof => {
    const nothing = { from: undefined, over: undefined, to: undefined, content: undefined }
    return signDeed(keys, { addresses, ...nothing, tier: 'guarded', alone: false, ...said })
  }
  const aboutKeeper = ({ walletId, setId, tier, from, ...kept }: PutAtKeeper) => ({
    ...{ service: 'keeper' as const, walletId, from: from ?? undefined, to: setId, tier },
    content: contentOf(kept),
  })
  const aboutGuard = ({ walletId, setId, ...kept }: Kept) => ({
    ...{ service: 'guard' as const, walletId, to: setId, content: contentOf(kept) },
  })
  return {
    addresses,
    sign,
    /** What the keeper is given to keep. */
    put: <one extends PutAtKeeper>(body: one) => ({
      ...{ ...body, addresses },
      owner: sign({ ...aboutKeeper(body), deed: 'put', over: body.over ?? undefined }),
    }),
    /** What makes it the set in use. */
    promotion: (body: PutAtKeeper) => ({
      setId: body.setId,
      owner: sign({ ...aboutKeeper(body), deed: 'promote' }),
    }),
    deposit: <one extends Kept>(body: one) => ({
      ...{ ...body, addresses },
      owner: sign({ ...aboutGuard(body), deed: 'deposit' }),
    }),
    putAtGuard: <one extends PutAtGuard>(body: one) => {
      const { alone = false, over: from, pending } = body
      const said = { ...aboutGuard(body), deed: 'put', from, over: pending ?? undefined } as const
      return { ...body, addresses, owner: sign({ ...said, alone }) }
    },
    promotionAtGuard: (body: PutAtGuard) => ({
      ...{ walletId: body.walletId, setId: body.setId, addresses },
      owner: sign({ ...aboutGuard(body), deed: 'promote', from: body.over }),
    }),
    forget: (walletId: string, from: string) => ({
      ...{ walletId, addresses },
      owner: sign({ service: 'guard', deed: 'forget', walletId, from }),
    }),
  }
}
