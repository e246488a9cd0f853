import { featureOf } from './featureOf.js'

/**
 * Listens to the changes of a wallet's accounts while it is to. A wallet that cannot be told to stop is not heard any more, and one that cannot
 * be listened to is none the worse.
 */
export function followChanges(
  wallet: unknown,
  prefix: string,
  change: (accounts: unknown) => void,
) {
  let stop: (() => void) | undefined

  const start = () => {
    let stopped = false
    const onChange = (properties: unknown) => {
      if (stopped) return
      try {
        const { accounts } = properties as { readonly accounts?: unknown }
        if (accounts !== undefined) change(accounts)
      } catch {
        // A change that cannot be read is none.
      }
    }
    const off = attempt(() => featureOf(wallet, 'events', prefix)?.('change', onChange))
    return () => {
      stopped = true
      if (typeof off === 'function') attempt(() => off())
    }
  }

  return {
    listen(wanted: boolean) {
      if (wanted) stop ??= start()
      else {
        stop?.()
        stop = undefined
      }
    },
  }
}

function attempt(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}
