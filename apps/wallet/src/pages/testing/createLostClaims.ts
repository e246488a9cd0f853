import { keepPasskeys, readLostPasskeys } from '@foyer/protocol/login'
import { dayMs } from '../dayMs.js'

/** What the keeper knows of lost passkeys: its own rules are tested where it is. Milliseconds since 1970. */
export function createLostClaims(now: number) {
  let clock = now
  let claim: { since: number; of: string } | undefined
  return {
    answer(browser: string, path: string, { isFirst }: { isFirst?: boolean }) {
      if (path === keepPasskeys.path) {
        claim = undefined
        return {}
      }
      if (path === readLostPasskeys.path) {
        const isThis = claim?.of === browser
        return { claims: claim ? [{ since: claim.since, browser: 'Chrome (Linux)', isThis }] : [] }
      }
      if (!claim || isFirst) claim = { since: clock, of: browser }
      const { since } = claim
      const isOver = clock - since >= dayMs
      if (isOver) claim = undefined
      return { since, isOver }
    },
    /** Time that passes at the keeper alone. */
    wait(ms: number) {
      clock += ms
    },
  }
}
