/** An error as wallets write it: any of this may be absent, or something else. */
export type Foreign = { readonly code: unknown; readonly message: string; readonly data: unknown }

const depthMax = 8

/**
 * A foreign error and those nested in it, the outer one first. Wallets wrap the real one in `cause`,
 * `error`, `data` or `data.originalError`. Never throws and always ends, whatever it is given.
 */
export function causes(error: unknown): readonly Foreign[] {
  const seen = new Set<unknown>()
  const found: Foreign[] = []
  let layer: unknown[] = [error]
  for (let depth = 0; depth < depthMax && layer.length > 0; depth++) {
    const next: unknown[] = []
    for (const one of layer) {
      if (one === undefined || one === null || seen.has(one)) continue
      seen.add(one)
      found.push(read(one))
      for (const name of ['cause', 'error', 'data', 'originalError'] as const)
        next.push(get(one, name))
    }
    layer = next
  }
  return found
}

function read(one: unknown): Foreign {
  const message = typeof one === 'string' ? one : (get(one, 'shortMessage') ?? get(one, 'message'))
  return {
    code: get(one, 'code'),
    message: typeof message === 'string' ? message : '',
    data: get(one, 'data'),
  }
}

function get(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' ? (value as Record<string, unknown> | null)?.[name] : undefined
  } catch {
    return undefined
  }
}
