import {
  contentOf,
  type Deed,
  type HeldShare,
  isOwners,
  markOf,
  type OwnerProof,
  tokenOf,
  type WalletAddresses,
  type WalletRecord,
} from '@foyer/protocol/login'
import { CallError } from '../../login/CallError.js'

/** What a service keeps of a set. */
export type Row = Omit<HeldShare, 'state'> & { content: string; mark: string | undefined }
export type KeeperRow = Row & Pick<WalletRecord, 'tier' | 'recovery'>
export type Signed = { walletId: string; addresses: WalletAddresses; owner: OwnerProof }

export const refuse = (status: number, code: string) =>
  new CallError(code, { status, message: `Refused: ${code}` })

export function check(
  service: Deed['service'],
  { walletId, addresses, owner }: Signed,
  said: Pick<Deed, 'deed'> & Partial<Deed>,
) {
  const nothing = { from: undefined, over: undefined, to: undefined, content: undefined }
  const deed: Deed = {
    ...{ service, walletId, addresses, tier: 'guarded', alone: false },
    ...{ ...nothing, ...said },
  }
  if (!isOwners(deed, owner)) throw refuse(400, 'signature_wrong')
}
export const waysOf = ({ tier, recovery }: KeeperRow) =>
  tier === 'user' ? JSON.stringify(JSON.parse(recovery ?? '{}').ways) : ''
export const rowOf = (body: {
  setId: string
  share: string
  mark?: string | null | undefined
}): Row => ({
  ...{ setId: body.setId, share: body.share, mark: body.mark ?? undefined },
  content: contentOf(body),
})

/** What the keeper tells of former sets, and gives of the one that is wanted. */
export function formerOf(
  rows: readonly KeeperRow[],
  asked: { walletId: string; setId?: string | undefined; token?: string | undefined },
) {
  const { walletId, token } = asked
  return rows.map(({ setId, share, tier, recovery, mark }) => {
    const one = { setId, tier, recovery, until: 1_700_000_000_000 }
    if (setId !== asked.setId) return one
    if (token !== undefined && markOf(token) !== mark) throw refuse(403, 'token_wrong')
    return { ...one, token: tokenOf({ walletId, setId, share }), ...(token && { share }) }
  })
}
