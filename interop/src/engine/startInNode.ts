import { IDBFactory } from 'fake-indexeddb'
import { WebSocket } from 'ws'
import { type Dapp, settle } from './Dapp.js'
import { type HostedEngine, type HostedOptions, hostEngine } from './hostEngine.js'

/** Our engine in this process, with the two things of a browser that it stands on. */
export async function startInNode(relayUrl: string, options?: HostedOptions): Promise<Dapp> {
  Object.assign(globalThis, { WebSocket, indexedDB: new IDBFactory() })
  let hosted: HostedEngine | undefined
  const here = () => {
    if (!hosted) throw new Error('Nobody is on the page.')
    return hosted
  }
  const leave = async () => {
    hosted?.close()
    hosted = undefined
  }
  const enter = async () => {
    hosted = await hostEngine(relayUrl, options)
  }
  await enter()
  return {
    call: async (name, ...[argument]) => settle<never>(await here().call(name, argument)),
    next: (event) => here().next(event) as Promise<never>,
    leave,
    enter,
    stop: leave,
  }
}
