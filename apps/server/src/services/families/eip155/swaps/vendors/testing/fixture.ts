import { readFileSync } from 'node:fs'

/** What a service answers by its documents, and where. Paths are `quote.…` and `build.…`. */
export type VendorFixture = {
  readonly quote: unknown
  readonly build?: unknown
  /** What the path of a build has in it. */
  readonly buildPath?: string
  readonly fields: {
    readonly [field in
      | 'router'
      | 'spender'
      | 'from'
      | 'to'
      | 'given'
      | 'amounts'
      | 'toAmount']: readonly string[]
  } & {
    readonly [field in 'chain' | 'sender' | 'recipient']?: readonly string[]
  } & { readonly value: string; readonly data: string }
  /** What it calls the coin. */
  readonly coin: string
  /** The header that its key is in. */
  readonly key?: string
  /** What has to come back unchanged, and the field of the build that it comes back in. */
  readonly verbatim?: string
  readonly sent?: string
  readonly failures: readonly { what: string; status: number; body: unknown; fault: string }[]
  readonly fee: {
    readonly set: Readonly<Record<string, unknown>>
    readonly fees: readonly { token: string; amount: string; to: string }[]
    readonly toAmount?: string
    /** `false`: the service knows by itself where the fee goes. */
    readonly names?: boolean
  }
}

export function readFixture(name: string): VendorFixture {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'))
}

export function get(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (Object(at) as Record<string, unknown>)[name], root)
}

export function put(root: unknown, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const at = names.length > 0 ? get(root, names.join('.')) : root
  ;(at as Record<string, unknown>)[last] = value
}
