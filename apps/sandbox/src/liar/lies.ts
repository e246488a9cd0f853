import { builtLies } from './builtLies.js'
import { failures } from './failures.js'
import type { Lie } from './Lie.js'
import { quoteLies } from './quoteLies.js'
import { routeLies } from './routeLies.js'
import { tokenLies } from './tokenLies.js'

const table = { ...quoteLies, ...builtLies, ...routeLies, ...tokenLies, ...failures } as const

export type LieName = keyof typeof table

/** All ways in which the sandbox's liar plays the server of swaps. */
export const lies: Readonly<Record<LieName, Lie>> = table
