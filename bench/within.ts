import { setTimeout as sleep } from 'node:timers/promises'

/** A page that never gets there must not hold up the others. */
export function within<value>(waited: Promise<value>, what: string): Promise<value> {
  const limitMs = 30_000
  const limit = sleep(limitMs, undefined, { ref: false }).then(() => {
    throw new Error(`waited ${limitMs / 1000} s for ${what}`)
  })
  return Promise.race([waited, limit])
}
