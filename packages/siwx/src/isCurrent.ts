import type { SiwxData } from '@foyer/protocol/siwx'

/** Whether a session has begun and has not expired. One that says no end has none. */
export function isCurrent(
  { notBefore, expirationTime }: Pick<SiwxData, 'notBefore' | 'expirationTime'>,
  now: number,
): boolean {
  const begins = notBefore === undefined ? now : Date.parse(notBefore)
  const ends = expirationTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(expirationTime)
  return begins <= now && now < ends
}
