import type { Rule } from '../chains/Rule.js'

/** What cannot change. It ends all the same, so that a wrong answer of a node does not stay. */
export const longMs = 3_600_000

export const always: Rule = () => ({ ms: longMs })

/** Shorter than the time between blocks of most chains. */
export const shortly: Rule = () => ({ ms: 1_000 })
