import { expect, test } from 'vitest'
import type { PairingLocks } from '../PairingPlatform.js'
import { createTestClock } from '../testing/createTestClock.js'
import { createTestLocks } from '../testing/createTestLocks.js'
import type { Command } from './Command.js'
import { createTabs } from './createTabs.js'

/** Tabs of one origin on a clock of their own. A frozen one keeps its lock, and nothing reaches it; a busy one hears all later, in order. */
function openOrigin() {
  const clock = createTestClock()
  const locks = createTestLocks()
  const hearers = new Set<{ hear(message: unknown): void; isFrozen: boolean }>()

  const openTab = async () => {
    const ran: Command[] = []
    const own = { hear: (_: unknown) => {}, isFrozen: false }
    let waiting: (() => void)[] | undefined
    const turn = (run: () => void) => void (waiting ? waiting.push(run) : run())
    const tabs = await createTabs({
      name: 'test',
      clock,
      platform: {
        openSocket: () => {
          throw new Error('No tab has a socket here')
        },
        databases: undefined,
        subtle: undefined,
        random: () => 0.5,
        locks: {
          request: (name: string, options: LockOptions, use: LockGrantedCallback<unknown>) =>
            locks
              .request(name, options, use)
              .catch((error) => new Promise((_, fail) => turn(() => fail(error)))),
        } as PairingLocks,
        openChannel(_, hear) {
          own.hear = (message) => turn(() => hear(message))
          hearers.add(own)
          return {
            post(message) {
              const copy: unknown = structuredClone(message)
              setImmediate(() => {
                for (const other of hearers) if (other !== own && !other.isFrozen) other.hear(copy)
              })
            },
            close: () => void hearers.delete(own),
          }
        },
        onWake: () => () => {},
      },
      lead: async () => ({
        run: (command) => void ran.push(command),
        shared: () => ({ sessions: [], clientId: 'test' }),
        end: () => {},
      }),
      onEvent: () => {},
      onShared: () => {},
    })
    await clock.advance(0)
    return {
      ...{ tabs, ran },
      freeze: (isFrozen: boolean) => Object.assign(own, { isFrozen }),
      keepBusy() {
        waiting = []
      },
      async resume() {
        const runs = waiting ?? []
        waiting = undefined
        for (const run of runs) {
          run()
          await clock.advance(0)
        }
      },
    }
  }
  return { clock, openTab }
}

const cancel = { do: 'cancel', id: 7 } as const

test('a command is run once by a tab that leads and gets it', async () => {
  const { clock, openTab } = openOrigin()
  const [leader, follower] = [await openTab(), await openTab()]
  follower.tabs.sendCommand(cancel)
  await clock.advance(10_000)
  expect(leader.ran).toEqual([cancel])
  expect(follower.ran).toEqual([])
})

test('what a frozen tab was told is not lost: the next that leads runs it', async () => {
  const { clock, openTab } = openOrigin()
  const [leader, follower] = [await openTab(), await openTab()]
  leader.freeze(true)
  follower.tabs.sendCommand(cancel)
  await clock.advance(2_999)
  expect(follower.ran).toEqual([])
  await clock.advance(1)
  expect(follower.ran).toEqual([cancel])
  await clock.advance(10_000)
  expect(follower.ran).toEqual([cancel])
})

test('what a tab hears after it was busy for long it does not run, whether it knows of the next lead or not', async () => {
  const { clock, openTab } = openOrigin()
  const [leader, follower] = [await openTab(), await openTab()]
  leader.keepBusy()
  follower.tabs.sendCommand(cancel)
  await clock.advance(2_999)
  follower.tabs.sendCommand({ do: 'cancel', id: 8 })
  await clock.advance(1)
  await leader.resume()
  await clock.advance(10_000)
  expect(leader.ran).toEqual([])
  expect(follower.ran.map(({ id }) => id)).toEqual([7, 8])
})

test('what a tab hears a little late it runs, once', async () => {
  const { clock, openTab } = openOrigin()
  const [leader, follower] = [await openTab(), await openTab()]
  leader.keepBusy()
  follower.tabs.sendCommand(cancel)
  await clock.advance(1_500)
  await leader.resume()
  await clock.advance(10_000)
  expect([leader.ran, follower.ran]).toEqual([[cancel], []])
})

test('it waits for the tab that closes before it heard', async () => {
  const { clock, openTab } = openOrigin()
  const [leader, follower] = [await openTab(), await openTab()]
  leader.freeze(true)
  follower.tabs.sendCommand(cancel)
  leader.tabs.close()
  await clock.advance(0)
  expect(follower.ran).toEqual([cancel])
})

test('that a request was heard is not taken for that it was given up', async () => {
  const { clock, openTab } = openOrigin()
  const [leader, follower] = [await openTab(), await openTab()]
  const asked = { do: 'ping', id: 7, topic: 'x' } as const
  const answer = follower.tabs.send(asked)
  const given = expect(answer).rejects.toThrow('over')
  await clock.advance(0)
  expect(leader.ran).toEqual([asked])
  leader.freeze(true)
  follower.tabs.drop(7, new Error('over'))
  follower.tabs.sendCommand(cancel)
  await given
  await clock.advance(3_000)
  expect(follower.ran).toEqual([cancel])
})

test('a tab that closes has nothing to say any more', async () => {
  const { clock, openTab } = openOrigin()
  const [leader, follower, third] = [await openTab(), await openTab(), await openTab()]
  leader.freeze(true)
  follower.tabs.sendCommand(cancel)
  follower.tabs.close()
  await clock.advance(10_000)
  expect([follower.ran, third.ran]).toEqual([[], []])
})
