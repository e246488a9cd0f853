import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Answered, Asked } from './load.js'
import type { PairingTimes } from './pairUp.js'

export type LoadProcess = {
  ask<asked extends Asked>(
    asked: asked,
  ): Promise<asked extends { type: 'pair' } ? PairingTimes : Answered>
  stop(): Promise<void>
}

/** Starts the process that loads the relay: in this one, its work would delay what is measured. */
export async function startLoad(relayUrl: string, projectId: string): Promise<LoadProcess> {
  const main = fileURLToPath(new URL('./load.ts', import.meta.url))
  const child = fork(main, [relayUrl, projectId], { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The load ended with ${code}`)
  })
  ended.catch(() => {})
  const said = async <answer>() => {
    const [answer] = await Promise.race([once(child, 'message'), ended])
    return answer as answer
  }
  await said()
  return {
    ask(asked) {
      const answer = said<never>()
      child.send(asked)
      return answer
    },
    async stop() {
      child.kill('SIGKILL')
      await ended.catch(() => {})
    },
  }
}
