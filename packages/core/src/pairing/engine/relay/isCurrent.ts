import { currentMs, lateMs } from '../limits.js'
import type { SocketLink } from './openLink.js'

/** Whether a socket was heard of late, and since the page may have slept: else messages may wait at the relay. */
export function isCurrent(link: SocketLink, { now, wokeAt }: isCurrent.Parameters): boolean {
  const heardAt = link.heardAt()
  return link.isOpen() && heardAt >= wokeAt - lateMs && now - heardAt <= currentMs
}

export declare namespace isCurrent {
  type Parameters = { now: number; wokeAt: number }
}
