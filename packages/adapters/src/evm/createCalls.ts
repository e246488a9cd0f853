import type { Adapter, Eip155Types } from '@foyer/core'
import type { Engine } from './engine/createEngine.js'

export type Calls = Engine['calls']

/** An adapter that has every call. */
export type EvmAdapter = Adapter<Eip155Types> & Calls

/** All that the engine answers. A name that is forgotten here does not compile. */
const names: Readonly<Record<keyof Calls, 0>> = {
  connect: 0,
  reconnect: 0,
  disconnect: 0,
  switchChain: 0,
  getBalance: 0,
  getAssets: 0,
  getIdentity: 0,
  signMessage: 0,
  signTypedData: 0,
  estimateGas: 0,
  sendTransaction: 0,
  transfer: 0,
  writeContract: 0,
  waitForTransactionReceipt: 0,
  getCapabilities: 0,
  sendCalls: 0,
  getCallsStatus: 0,
  readTouched: 0,
  getProvider: 0,
}

/** Every call, made of its name. */
export function createCalls(
  create: (name: keyof Calls) => (...parameters: never[]) => unknown,
): Calls {
  return Object.fromEntries(
    (Object.keys(names) as (keyof Calls)[]).map((name) => [name, create(name)]),
  ) as unknown as Calls
}
