import { type NoticeCode, type NoticeData, noticeLifeMs, noticeSwapMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Notice } from './state.js'

/**
 * Shows a toast: a code of `notices` of `@foyer/protocol` with its data, or the place of a text in the option `messages`, such as
 * `mine.saved`, whose function gets `data`. One that replaces another waits until that one has gone. A `loading` toast stays until
 * the next; the others go by themselves.
 */
export function notify<code extends Notice['code']>(
  { store, clock }: Client,
  { kind, code, data }: notify.Parameters<code>,
): void {
  const { notice, latest, freeAt: before } = store.getState().notices
  const freeAt = notice ? clock.now() + noticeSwapMs : before
  const mine: Notice = { id: latest + 1, kind, code, ...(data !== undefined && { data }) }
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
  type Parameters<code extends Notice['code'] = Notice['code']> = {
    kind: Notice['kind']
    code: code
  } & DataOf<code>
}

type DataOf<code> = code extends NoticeCode
  ? NoticeData<code> extends undefined
    ? { data?: undefined }
    : { data: NoticeData<code> }
  : { data?: unknown }
