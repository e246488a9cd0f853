import type { Quota } from './Quota.js'

/** What was counted of one thing in a minute, on this process and on others. */
export type Counted = {
  /** On this process. */
  count: number
  /** As much of it was told to the other processes. */
  reported: number
  /** On other processes, as far as they told. */
  elsewhere: number
  isLimited: boolean
}

export type QuotaAccount = { sockets: number; minute: number; calls: Counted; bytes: Counted }

const none = (): Counted => ({ count: 0, reported: 0, elsewhere: 0, isLimited: false })

export const createAccount = (): QuotaAccount => ({
  ...{ sockets: 0, minute: 0 },
  ...{ calls: none(), bytes: none() },
})

/** Counts calls and bytes within a minute. `false` when the quota is used up. */
export function take(
  account: QuotaAccount,
  { calls, bytes }: { calls: number; bytes: number },
  { callsPerMinute, bytesPerMinute }: Quota,
  minute: number,
): boolean {
  if (account.minute !== minute) Object.assign(account, { minute, calls: none(), bytes: none() })
  const isCallAllowed = add(account.calls, calls, callsPerMinute)
  return add(account.bytes, bytes, bytesPerMinute) && isCallAllowed
}

/** Up to so much over a quota, calls are answered that it is used up; beyond that the socket is not read any more. */
const spareCalls = 1_000
const spareBytes = 4_194_304

/** Whether calls went on although the quota is used up. */
export function isOverdrawn(
  { minute, calls, bytes }: QuotaAccount,
  { callsPerMinute, bytesPerMinute }: Quota,
  running: number,
): boolean {
  return (
    minute === running &&
    (isOver(calls, callsPerMinute, spareCalls) || isOver(bytes, bytesPerMinute, spareBytes))
  )
}

function isOver({ count, elsewhere }: Counted, most: number, spare: number): boolean {
  return most !== 0 && count + elsewhere > most + spare
}

function add(counted: Counted, more: number, most: number): boolean {
  counted.count += more
  counted.isLimited = most !== 0
  return !counted.isLimited || counted.count + counted.elsewhere <= most
}
