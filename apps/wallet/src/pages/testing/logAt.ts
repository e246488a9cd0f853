import { dayMs } from '../dayMs.js'

/** What happened to a user, and where they are logged in, as the keeper says it. Milliseconds since 1970. */
export const logAt = (now: number, isAlone = false) => ({
  entries: (['exported', 'step_up', 'new_device', 'wallet_made', 'login'] as const).map(
    (what, at) => ({
      what,
      at: now - at * dayMs,
      origin: 'https://stalls.example',
      browser: 'Chrome (Linux)',
    }),
  ),
  sessions: [
    {
      id: 'AAAAAAAAAAAAAAAAAAAAAA',
      since: now - dayMs,
      lastUsed: now,
      browser: 'Chrome (Linux)',
      origin: 'https://stalls.example',
      key: 'A'.repeat(43),
      isThis: true,
      isHere: true,
    },
    {
      id: 'BBBBBBBBBBBBBBBBBBBBBB',
      since: now - 9 * dayMs,
      lastUsed: now,
      browser: 'Safari (iOS)',
      origin: 'https://stalls.example',
      key: 'B'.repeat(43),
      isThis: false,
      isHere: false,
    },
  ].slice(0, isAlone ? 1 : 2),
})
