import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createEventQueue } from '../createEventQueue.js'
import type { Calls, Said } from './serve.js'

/** An official package in a process of its own: two of them in one process share a core. */
export type Peer<calls extends Calls> = {
  /** Rejects with the peer's own `code` and `message`. */
  call<name extends keyof calls & string>(
    name: name,
    ...argument: Parameters<calls[name]>
  ): Promise<Awaited<ReturnType<calls[name]>>>
  /** The next one of its events that was not taken yet. */
  next<data = Record<string, unknown>>(event: string): Promise<data>
  /** How many of its events were not taken yet. */
  waiting(event: string): number
  stop(): Promise<void>
}

type Settle = { resolve(value: unknown): void; reject(error: unknown): void }

/** Starts `wallet.ts` or `dapp.ts` with one of the installed versions, by the name of its package. */
export async function startPeer<calls extends Calls>(
  file: 'wallet' | 'dapp',
  name: string,
  relayUrl: string,
  ...flags: readonly '--no-auth'[]
): Promise<Peer<calls>> {
  const main = fileURLToPath(new URL(`./${file}.ts`, import.meta.url))
  const child = fork(main, [name, relayUrl, ...flags], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-4_000)
    })

  let asked = 0
  let ended: Error | undefined
  const answers = new Map<number, Settle>()
  const heard = createEventQueue()
  child.on('message', (said: Said) => {
    if ('event' in said) return heard.tell(said.event, said.data)
    const settle = answers.get(said.id)
    answers.delete(said.id)
    if ('error' in said) settle?.reject(Object.assign(new Error(), said.error))
    else settle?.resolve(said.result)
  })
  const exited = once(child, 'exit').then(([code, signal]) => {
    ended = new Error(`${name} ended (${code ?? signal}): ${output}`)
    for (const { reject } of answers.values()) reject(ended)
    heard.end(ended)
  })

  const peer: Peer<calls> = {
    call: (name, ...[argument]) =>
      new Promise<never>((resolve, reject) => {
        if (ended) return reject(ended)
        asked += 1
        answers.set(asked, { resolve: resolve as Settle['resolve'], reject })
        child.send({ id: asked, name, argument })
      }),
    next: (event) => heard.next(event) as Promise<never>,
    waiting: heard.waiting,
    async stop() {
      if (!ended) child.kill('SIGKILL')
      await exited
    },
  }
  await peer.next('ready')
  return peer
}
