import { createSolanaWallet } from '../createSolanaWallet.js'
import type { HostileSolana } from './HostileSolana.js'

/** A wallet whose answers have what they need on their prototypes, and names of the language as keys. */
export const prototypeKeys: HostileSolana = (options) =>
  createSolanaWallet({
    ...options,
    name: 'Prototype',
    async intercept({ method }, next) {
      const answer = await next()
      if (method === 'standard:connect') return named(answer as object)
      return Array.isArray(answer) ? answer.map((one: object) => named(Object.create(one))) : answer
    },
  })

function named(value: object): object {
  const polluting = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}')
  return Object.assign(value, { constructor: polluting.constructor, hasOwnProperty: null })
}
