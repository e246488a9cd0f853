import type { AdapterEvents } from '@foyer/core'
import type { Config } from '@wagmi/core'
import { isWorking } from './isWorking.js'
import { toSession } from './toSession.js'

/**
 * Reports every change of a wagmi config's connections, by Foyer or by the page. Connectors in `quiet` are
 * left out: the caller that sends them a request gets the answer itself. After a pause `resume` reports what
 * changed meanwhile.
 */
export function followSessions(
  config: Config,
  quiet: ReadonlySet<string>,
  report: AdapterEvents['session'],
) {
  let known = new Map<string, string>()
  let stop: (() => void) | undefined

  const reportChanges = () => {
    const before = known
    const sessions = read(config)
    known = new Map([...sessions].map(([id, session]) => [id, JSON.stringify(session)]))
    for (const id of new Set([...before.keys(), ...known.keys()]))
      if (!quiet.has(id) && known.get(id) !== before.get(id)) report(id, sessions.get(id))
  }
  return {
    resume() {
      stop ??= config.subscribe(({ connections }) => connections, reportChanges)
      reportChanges()
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
