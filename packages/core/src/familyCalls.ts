import type { PairedCalls } from './pairing.js'

/** All that is answered. A name that is forgotten here does not compile. */
const names: Readonly<Record<keyof PairedCalls, 0>> = {
  connect: 0,
  reconnect: 0,
  disconnect: 0,
  switchNetwork: 0,
  getBalance: 0,
  signMessage: 0,
  sendTransaction: 0,
  getProvider: 0,
}

/** The calls of a chain family for which the host gave no adapter, each as `route` makes it from its name. */
export function familyCalls(
  route: (name: keyof PairedCalls) => (...parameters: never[]) => Promise<unknown>,
): PairedCalls {
  return Object.fromEntries(
    (Object.keys(names) as (keyof PairedCalls)[]).map((name) => [name, route(name)]),
  ) as unknown as PairedCalls
}
