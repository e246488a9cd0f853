import type { Endpoint } from '@foyer/protocol/api'
import {
  depositGuardShare,
  forgetGuardShares,
  type HeldShare,
  markOf,
  type OwnerProof,
  pepperPassphrase,
  promoteGuardShare,
  promoteKeeperShare,
  proveToGuard,
  putGuardShare,
  putKeeperShare,
  readGuardFormer,
  readGuardShares,
  readKeeperFormer,
  readKeeperShares,
  requestGuardAccess,
  type WalletRecord,
} from '@foyer/protocol/login'
import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import * as v from 'valibot'
import type { LoginCall, LoginCalls } from '../../services/LoginCalls.js'
import { toBytes, toText } from '../sets/bytes.js'
import { leaving } from './leaving.js'
import { type Guarded, refill, type Saved } from './refill.js'
import {
  check,
  forgetRow,
  formerOf,
  type KeeperRow,
  type PutAtGuard,
  promoteRow,
  putRow,
  type Row,
  refuse,
  rowOf,
  type Signed,
  waysOf,
} from './signedRows.js'

type Bodies = Record<string, (body: never) => unknown>

const facts = { madeAt: 1_700_000_000_000, browsers: 1, lastAt: 1_700_000_000_000, isProved: true }

/**
 * A keeper and a guard in memory that keep the rules of the contract, one account, and nothing else. What is asked is checked by the
 * contract's own schemas.
 */
export function createServices() {
  let wallet: Saved['wallet']
  let current: KeeperRow | undefined
  let next: KeeperRow | undefined
  let former: KeeperRow[] = []
  const guarded = new Map<string, Guarded>()
  const away = new Set<string>()
  /** Browsers whose user followed the link of the guard's mail. */
  const proved = new Set<string>()
  const held = (row: Row | undefined, state: HeldShare['state']): HeldShare[] =>
    row ? [{ setId: row.setId, share: row.share, state }] : []
  const ofTier = (row: KeeperRow | undefined, state: HeldShare['state']) =>
    held(row, state).map((one) => ({ ...one, tier: row?.tier, isSigned: true }))
  const record = (row: KeeperRow): WalletRecord => {
    if (!wallet) throw refuse(404, 'not_found')
    return { ...wallet, tier: row.tier, recovery: row.recovery }
  }

  const keeper: Bodies = {
    [readKeeperShares.path]: () => ({
      wallet: current && record(current),
      shares: [...ofTier(current, 'current'), ...ofTier(next, 'next')],
    }),
    [putKeeperShare.path](body: v.InferOutput<typeof putKeeperShare.input.body>) {
      const [over, from] = [body.over ?? undefined, body.from ?? undefined]
      if (over !== next?.setId || from !== current?.setId) throw refuse(409, 'set_changed')
      const { walletId, addresses, setId, tier, recovery } = body
      if (current && wallet?.walletId !== walletId) throw refuse(409, 'wallet_exists')
      if (current && wallet?.addresses.eip155 !== addresses.eip155) {
        throw refuse(409, 'wallet_exists')
      }
      const row = { ...rowOf(body), tier, recovery }
      const { content } = row
      check('keeper', body, { deed: 'put', from, over, to: setId, tier, content })
      wallet = { walletId, addresses, createdAt: 1_700_000_000_000 }
      next = row
      return { wallet: record(next) }
    },
    [promoteKeeperShare.path]({ setId, owner }: { setId: string; owner: OwnerProof }) {
      if (current?.setId === setId) return {}
      if (!wallet || next?.setId !== setId) throw refuse(404, 'set_not_found')
      const { tier, content } = next
      const said = { deed: 'promote', from: current?.setId, to: setId, tier, content } as const
      check('keeper', { ...wallet, owner }, said)
      const isSame = tier === current?.tier && waysOf(next) === waysOf(current)
      former = isSame && current ? [current, ...former] : []
      current = next
      next = undefined
      return {}
    },
    [readKeeperFormer.path]: ({ setId: wanted, token }: { setId?: string; token?: string }) => ({
      former: formerOf(former, { walletId: wallet?.walletId ?? '', setId: wanted, token }),
    }),
    [pepperPassphrase.path]: ({ value }: { value: string }) => ({
      value: toText(hmac(sha256, new Uint8Array(32).fill(7), toBytes(value))),
    }),
  }

  const guard = (browser: string): Bodies => {
    const found = (walletId: string) => {
      const row = guarded.get(walletId)
      if (!row) throw refuse(404, 'not_found')
      return row
    }
    const mine = (walletId: string) => {
      const row = found(walletId)
      if (!row.letIn.has(browser)) throw refuse(403, 'device_not_allowed')
      return row
    }
    return {
      ...leaving({ guarded, proved }, browser),
      [proveToGuard.path]: () =>
        proved.has(browser) ? { state: 'allowed' } : { state: 'waiting', number: '417' },
      [depositGuardShare.path](body: v.InferOutput<typeof depositGuardShare.input.body>) {
        const { walletId, identity } = body
        const row = rowOf(body)
        check('guard', body, { deed: 'deposit', to: row.setId, content: row.content })
        const known = guarded.get(walletId)
        if (known?.current) throw refuse(409, 'wallet_exists')
        if (known && !known.letIn.has(browser)) throw refuse(403, 'not_let_in')
        if (!known && identity.provider === 'email' && !proved.has(browser))
          throw refuse(403, 'identity_unproven')
        const letIn = new Set([browser])
        const of = known?.of ?? identity.subject
        guarded.set(walletId, { current: row, next: undefined, former: [], letIn, of })
        return {}
      },
      [requestGuardAccess.path]({ walletId }: { walletId: string }) {
        const isIn = found(walletId).letIn.has(browser)
        return isIn
          ? { state: 'allowed', by: 'email' }
          : { state: 'waiting', by: 'email', number: '417', wallet: facts }
      },
      [readGuardShares.path]({ walletId }: { walletId: string }) {
        const row = mine(walletId)
        return { shares: [...held(row.current, 'current'), ...held(row.next, 'next')] }
      },
      [putGuardShare.path](body: PutAtGuard) {
        const row = mine(body.walletId)
        putRow(row, body)
        if (body.alone) row.letIn = new Set([browser])
        return {}
      },
      [promoteGuardShare.path]: (body: Signed & { setId: string }) =>
        promoteRow(mine(body.walletId), body),
      [forgetGuardShares.path]: (body: Signed) => forgetRow(found(body.walletId), body),
      [readGuardFormer.path](asked: { walletId: string; setId: string; token: string }) {
        const row = mine(asked.walletId).former.find(({ setId }) => setId === asked.setId)
        if (!row || markOf(asked.token) !== row.mark) throw refuse(403, 'token_wrong')
        return { share: row.share }
      },
    }
  }
  const guardRow = () => guarded.get(wallet?.walletId ?? '')
  const guardShare = () => {
    const row = guardRow()
    return row?.current && { ...row, current: row.current }
  }

  const answer = (bodies: Bodies, endpoint: Endpoint, body: object) => {
    const asked = endpoint.projectId === 'body' ? { projectId: 'test', ...body } : body
    const checked = v.parse(endpoint.input.body ?? v.any(), asked)
    if (away.has(endpoint.path)) throw refuse(503, 'away')
    const act = bodies[endpoint.path]
    if (!act) throw new Error(`No ${endpoint.path}`)
    return v.parse(endpoint.output, act(checked as never))
  }

  return {
    /** The calls of one browser. Each goes through `cut`, where it can be kept from happening or its answer from coming back. */
    callsOf(browser: string, cut: Cut = (act) => act(), hasGuard = true): LoginCalls {
      const call = (bodies: Bodies) =>
        (async (endpoint: Endpoint, body: object) => {
          await Promise.resolve()
          return structuredClone(await cut(async () => answer(bodies, endpoint, body)))
        }) as LoginCall
      return {
        keeper: call(keeper),
        guard: hasGuard ? call(guard(browser)) : undefined,
        guardUrl: undefined,
      }
    },
    /** Calls that get no answer. */
    away,
    /** What the user does with the guard's mail. */
    letIn(browser: string) {
      proved.add(browser)
      guardRow()?.letIn.add(browser)
    },
    /** All that both hold and know, and what puts it into two others: what many rounds begin with is made once. */
    save: () => structuredClone({ wallet, current, next, former, guarded, away, proved }),
    restore(saved: Saved) {
      ;({ wallet, current, next, former } = refill({ guarded, away, proved }, saved))
    },
    /** What the two hold, for attacks and checks. */
    look: () => ({ wallet, current, next, guarded: guardShare() }),
    /** Changes the share that one of the two holds, as a thief or a broken disk would. */
    damage(whose: 'keeper' | 'guard', change: (share: string) => string) {
      if (whose === 'keeper' && current) current = { ...current, share: change(current.share) }
      const row = guardRow()
      if (whose !== 'guard' || !row?.current) return
      row.current = { ...row.current, share: change(row.current.share) }
    },
  }
}

export type Services = ReturnType<typeof createServices>
export type Cut = <value>(act: () => Promise<value>) => Promise<value>
