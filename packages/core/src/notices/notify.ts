import { noticeLifeMs, noticeSwapMs } from '@foyer/protocol'
import type { Client } from '../client.js'
import type { Notice } from './state.js'

/**
 * Shows a toast. One that replaces another waits until that one has gone. A `loading` toast stays until
 * the next; the others go by themselves.
 */
export function notify(client: Client, { kind, text }: notify.Parameters): void {
  const { store, clock } = client
  const { notice, latest, freeAt: before } = store.getState().notices
  const freeAt = notice ? clock.now() + noticeSwapMs : before
  const mine: Notice = { id: latest + 1, kind, text }
  const isLatest = () => store.getState().notices.latest === mine.id
  const set = (next: Notice | undefined) =>
    store.setState(({ notices }) => ({ notices: { ...notices, notice: next } }))

  store.setState(({ notices }) => ({
    notices: { ...notices, latest: mine.id, notice: undefined, freeAt },
  }))
  const appear = () => {
    if (!isLatest()) return
    set(mine)
    if (kind !== 'loading') clock.after(noticeLifeMs, () => isLatest() && set(undefined))
  }
  const wait = freeAt - clock.now()
  if (wait > 0) clock.after(wait, appear)
  else appear()
}

export declare namespace notify {
  type Parameters = Pick<Notice, 'kind' | 'text'>
}
