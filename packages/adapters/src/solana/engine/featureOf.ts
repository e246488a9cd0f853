/** The methods of the Wallet Standard that are called, by feature. */
const methods = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'standard:events': 'on',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
} as const

type Feature = (...parameters: readonly unknown[]) => unknown

/** A feature of a wallet, as the function to call; `undefined` where it has none. Never throws, whatever its getters do. */
export function featureOf(wallet: unknown, name: keyof typeof methods): Feature | undefined {
  try {
    const { features } = wallet as { readonly features: Readonly<Record<string, unknown>> }
    if (!Object.hasOwn(features, name)) return undefined
    const feature = features[name] as Readonly<Record<string, unknown>>
    const run = feature[methods[name]]
    return typeof run === 'function' ? (...parameters) => run.apply(feature, parameters) : undefined
  } catch {
    return undefined
  }
}
