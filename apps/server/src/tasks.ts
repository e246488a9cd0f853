import { rpcPingIntervalMs } from '@foyer/protocol'
import type { BackgroundTask } from './background/runBackground.js'
import { dayMs, hourMs, minuteMs } from './bounds/times.js'
import { tendLogin } from './login/exports.js'
import type { Services } from './Services.js'

/** Less than the time of a block on most networks. */
const indexMs = 2_000
const bundleMs = 15_000
/** Of purchases that something happened to. */
const followMs = 2_000
/** Of mails that could not be sent at once. */
const mailsMs = 5_000

/** Everything that the server does without being asked. */
export function tasks({
  bundler,
  chains,
  config,
  events,
  images,
  indexers,
  keeper,
  names,
  nftBook,
  now,
  onramp,
  pairingRelay,
  signIns,
  swaps,
  tendDatabase,
  tokens,
}: Services): readonly BackgroundTask[] {
  return [
    { name: 'rank nodes', everyMs: rpcPingIntervalMs, run: (signal) => chains.rank(signal) },
    {
      name: 'forget old events',
      everyMs: hourMs,
      run: async () => {
        if (config.eventsKeptDays > 0)
          await events.forget(new Date(now() - config.eventsKeptDays * dayMs))
      },
    },
    { name: 'forget old messages', everyMs: minuteMs, run: () => pairingRelay.forget() },
    { name: 'tend the database', everyMs: hourMs, run: tendDatabase },
    { name: 'read token lists', everyMs: dayMs, run: (signal) => tokens.refresh(signal) },
    ...indexers.map(({ network, run }) => ({ name: `index ${network}`, everyMs: indexMs, run })),
    ...(keeper
      ? [
          { name: 'forget old logins', everyMs: minuteMs, run: () => tendLogin(keeper) },
          { name: 'send waiting mails', everyMs: mailsMs, run: async () => keeper.outbox?.flush() },
        ]
      : []),
    ...[...bundler.networks].map(([network, { tend }]) => ({
      name: `tend operations ${network}`,
      everyMs: bundleMs,
      run: tend,
    })),
    { name: 'forget old sign-ins', everyMs: minuteMs, run: () => signIns.forget() },
    { name: 'forget old swap routes', everyMs: minuteMs, run: () => swaps.forget() },
    { name: 'follow purchases', everyMs: followMs, run: () => onramp.follow() },
    { name: 'forget old purchases', everyMs: hourMs, run: () => onramp.forget() },
    { name: 'forget old registrations', everyMs: hourMs, run: () => names.forget() },
    { name: 'forget old pictures', everyMs: hourMs, run: () => images.forget() },
    { name: 'forget old NFTs', everyMs: hourMs, run: () => nftBook.forget() },
  ]
}
