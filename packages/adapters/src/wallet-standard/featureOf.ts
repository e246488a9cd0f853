type Feature = (...parameters: readonly unknown[]) => unknown

/**
 * A feature of a wallet, as the function to call; `undefined` where it has none. What a chain family names itself comes before what the standard
 * has for all of them (`bitcoin:connect`, `standard:connect`). Never throws, whatever the wallet's getters do.
 */
export function featureOf(wallet: unknown, name: string, prefix?: string): Feature | undefined {
  const own = prefix === undefined ? undefined : featureOf(wallet, `${prefix}:${name}`)
  if (prefix !== undefined) return own ?? featureOf(wallet, `standard:${name}`)
  try {
    const { features } = wallet as { readonly features: Readonly<Record<string, unknown>> }
    if (!Object.hasOwn(features, name)) return undefined
    const feature = features[name] as Readonly<Record<string, unknown>>
    const run = feature[methodOf(name)]
    return typeof run === 'function' ? (...parameters) => run.apply(feature, parameters) : undefined
  } catch {
    return undefined
  }
}

/** A method is named as its feature, but for that of the events. */
function methodOf(feature: string): string {
  const name = feature.slice(feature.indexOf(':') + 1)
  return name === 'events' ? 'on' : name
}
