import type { Action } from '../../actions/Action.js'
import { judge } from '../assess/judge.js'
import type { Facts } from '../facts/Facts.js'
import { challengeOf } from './challengeOf.js'
import type { PasskeyRule } from './createPasskeyRule.js'
import { isRisky } from './isRisky.js'
import type { Assertion, PasskeyChallenge } from './Passkey.js'

type Shown = { readonly action: Action; readonly facts: Facts }

/** The check of one request after another, by the rule of who is logged in. The screens show it; whether it holds is found out here. */
export function createPasskeyCheck(rule: Pick<PasskeyRule, 'read' | 'confirm'>) {
  return {
    /** For one request; `undefined` where the user has no such rule. */
    async begin(): Promise<PasskeyChallenge | undefined> {
      const passkey = await rule.read()
      if (!passkey) return undefined
      const nonce = crypto.getRandomValues(new Uint8Array(32))
      return { credentialId: passkey.credentialId, nonce, limit: passkey.limit }
    },
    /** Whether a press is enough, or what came with it is the passkey's word for exactly what is shown. */
    async passes(
      { action, facts }: Shown,
      check: PasskeyChallenge | undefined,
      said: Assertion | undefined,
    ) {
      if (!check) return true
      const warnings = judge(action, facts)
      if (!said) return !isRisky(action, { facts, warnings, limit: check.limit })
      return rule.confirm(said, challengeOf(action, check.nonce))
    },
  }
}
