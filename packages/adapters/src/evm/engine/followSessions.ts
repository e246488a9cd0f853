import type { AdapterEvents } from '@foyer/core'
import type { Config } from '@wagmi/core'
import { isWorking } from './isWorking.js'
import { toSession } from './toSession.js'

/**
 * Tells what becomes of the connections of a wagmi config, whoever changes them. Wallets that are being
 * asked from here stay quiet: the caller gets the answer itself. Can be paused; what changed meanwhile
 * is told afterwards.
 */
export function followSessions(
  config: Config,
  quiet: ReadonlySet<string>,
  report: AdapterEvents['session'],
) {
  let known = new Map<string, string>()
  let stop: (() => void) | undefined

  const tell = () => {
    const before = known
    const sessions = read(config)
    known = new Map([...sessions].map(([id, session]) => [id, JSON.stringify(session)]))
    for (const id of new Set([...before.keys(), ...known.keys()]))
      if (!quiet.has(id) && known.get(id) !== before.get(id)) report(id, sessions.get(id))
  }
  return {
    resume() {
      stop ??= config.subscribe(({ connections }) => connections, tell)
      tell()
    },
    pause() {
      stop?.()
      stop = undefined
    },
  }
}

function read({ state }: Config) {
  return new Map(
    [...state.connections.values()].flatMap((connection) => {
      const session = isWorking(connection.connector) ? toSession(connection) : undefined
      return session ? [[connection.connector.id, session] as const] : []
    }),
  )
}
