import type { Core } from './Core.js'
import { toSession } from './toSession.js'

/** @param expiresAt milliseconds since the epoch */
export function prolong(core: Core, topic: string, expiresAt: number) {
  const { tables, expirer } = core
  const session = tables.session.get(topic)
  if (!session) return
  const longer = { ...session, expiresAt }
  tables.session.put(topic, longer)
  expirer.set({ topic }, expiresAt)
  void core.commit()
  core.emit({ type: 'session_extend', session: toSession(longer) })
}
