import type { WorkerClient } from '../../database/createWorkerClient.js'

/** A client for one test over one that outlives it: closed, it answers as one whose thread has ended, and `giveBack` has what it stood on. */
export function lendClient(client: WorkerClient, giveBack: () => Promise<void>): WorkerClient {
  let isOpen = true
  const whileOpen = <result>(work: () => Promise<result>): Promise<result> =>
    isOpen ? work() : Promise.reject(new Error('The embedded database is closed'))
  return {
    query: (...parameters) => whileOpen(() => client.query(...parameters)),
    exec: (text) => whileOpen(() => client.exec(text)),
    transaction: (work) => whileOpen(() => client.transaction(work)),
    close: () =>
      whileOpen(() => {
        isOpen = false
        return giveBack()
      }),
  }
}
