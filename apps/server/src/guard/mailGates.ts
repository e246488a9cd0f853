import { hourMs } from '../bounds/times.js'
import { hashOf } from '../secrets/hashOf.js'
import type { ThrottleLimit } from './throttle.js'

const pauseMs = 30_000

/** How often a mail may go out: for a wallet, to an address whatever wallets name it, and for a network address that asks. */
export function mailGates({ wallet, email, address }: mailGates.Parts): readonly ThrottleLimit[] {
  return [
    { key: `asked by ${address}`, most: 20, withinMs: hourMs },
    { key: `mailed just now ${wallet}`, most: 1, withinMs: pauseMs },
    { key: `mailed ${wallet}`, most: 5, withinMs: hourMs },
    // The address itself need not be known here.
    { key: `mailed to ${hashOf(email)}`, most: 10, withinMs: hourMs },
  ]
}

export declare namespace mailGates {
  type Parts = { wallet: string; email: string; address: string }
}
