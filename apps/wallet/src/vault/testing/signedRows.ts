import {
  contentOf,
  type Deed,
  type HeldShare,
  isOwners,
  markOf,
  type OwnerProof,
  type putGuardShare,
  tokenOf,
  type WalletAddresses,
  type WalletRecord,
} from '@foyer/protocol/login'
import type * as v from 'valibot'
import { CallError } from '../../services/CallError.js'

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

/** What the guard keeps of a wallet. */
export type GuardRow = { current: Row | undefined; next: Row | undefined; former: Row[] }
export type PutAtGuard = v.InferOutput<typeof putGuardShare.input.body>

export function putRow(row: GuardRow, body: PutAtGuard) {
  const { alone = false, over: from, pending } = body
  const over = pending ?? undefined
  if (row.current?.setId !== from || row.next?.setId !== over) throw refuse(409, 'set_changed')
  const put = rowOf(body)
  const { content, setId: to } = put
  check('guard', body, { deed: 'put', from, over, to, content, alone })
  row.next = put
}

export function promoteRow(row: GuardRow, body: Signed & { setId: string }) {
  const { setId } = body
  if (row.current?.setId === setId) return {}
  if (row.next?.setId !== setId) throw refuse(404, 'set_not_found')
  const { content } = row.next
  check('guard', body, { deed: 'promote', from: row.current?.setId, to: setId, content })
  if (row.current) row.former.unshift(row.current)
  row.current = row.next
  row.next = undefined
  return {}
}

export function forgetRow(row: GuardRow, body: Signed) {
  if (row.current) check('guard', body, { deed: 'forget', from: row.current.setId })
  Object.assign(row, { current: undefined, next: undefined, former: [] })
  return {}
}
