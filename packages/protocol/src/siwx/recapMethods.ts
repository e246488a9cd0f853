import type { Recap } from './recap.js'

const start = 'request/'

/** A ReCap that asks for methods of a chain family, as pairing does: `request/personal_sign`. */
export function recapForMethods(namespace: string, methods: readonly string[]): Recap {
  return {
    att: { [namespace]: Object.fromEntries(methods.map((method) => [start + method, [{}]])) },
  }
}

/** The methods that a ReCap permits in a chain family, and the networks it limits them to. */
export function methodsOfRecap({ att }: Recap, namespace: string): methodsOfRecap.Grant {
  const requests = Object.entries(att[namespace] ?? {}).filter(([ability]) =>
    ability.startsWith(start),
  )
  const chains = requests.flatMap(([, limits]) => limits.flatMap(({ chains }) => chains ?? []))
  return {
    methods: requests.map(([ability]) => ability.slice(start.length)),
    chains: [...new Set(chains.filter((chain) => typeof chain === 'string'))],
  }
}

export declare namespace methodsOfRecap {
  type Grant = {
    readonly methods: readonly string[]
    /** CAIP-2. Empty when there is no limit. */
    readonly chains: readonly string[]
  }
}
