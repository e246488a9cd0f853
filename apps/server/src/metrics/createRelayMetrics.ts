import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** What the relay counts of itself. No label says who or what about. */
export type RelayMetrics = {
  /** What is asked for when the numbers are read. */
  watch(state: {
    sockets(): number
    topics(): number
    waiting(): Promise<number>
    bytes(): number
  }): void
  called(method: string, outcome: string): void
  published(messages: number): void
  pushed(): void
  /** A push was answered, so many seconds after it was sent. */
  received(seconds: number): void
  /** A connection or a call was refused. */
  refused(reason: string): void
}

export function createRelayMetrics(register: Registry): RelayMetrics {
  const registers = [register]
  const calls = createTally(
    register,
    ['calls', 'Calls of clients of the relay.'],
    ['method', 'outcome'],
  )
  const published = createTally(register, ['published', 'Messages that clients gave to the relay.'])
  const pushes = createTally(register, ['pushes', 'Messages that were pushed over sockets.'])
  const received = createTally(register, ['received', 'Pushes that clients said they have.'])
  const refused = createTally(
    register,
    ['refused', 'Sockets and calls that were refused.'],
    ['reason'],
  )
  const seconds = new Histogram({
    name: 'foyer_relay_receive_seconds',
    help: 'From a push to the answer that it was received.',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  })
  return {
    watch({ sockets, topics, waiting, bytes }) {
      const gauge = (name: string, help: string, read: () => Promise<number>) =>
        new Gauge({
          name: `foyer_relay_${name}`,
          help,
          registers,
          async collect() {
            // Without it, the other numbers are still to be read.
            this.set(await read().catch(() => Number.NaN))
          },
        })
      gauge('sockets', 'Clients connected to this process.', async () => sockets())
      gauge('topics', 'Topics that clients of this process listen to.', async () => topics())
      gauge('waiting', 'Messages that wait for their readers, of all processes.', waiting)
      gauge('waiting_bytes', 'What waits, in bytes, of all processes.', async () => bytes())
    },
    called: (method, outcome) => calls(1, `${method} ${outcome}`),
    published: (messages) => published(messages),
    pushed: () => pushes(1),
    received(taken) {
      received(1)
      seconds.observe(taken)
    },
    refused: (reason) => refused(1, reason),
  }
}

/**
 * Counts what happens on the way of every message: in plain numbers, which become metrics when they are read.
 *
 * @returns what adds to the count of labels; their values have a space between them, and no space in them
 */
function createTally(
  register: Registry,
  [name, help]: readonly [name: string, help: string],
  labelNames: readonly string[] = [],
) {
  const counts = new Map<string, number>()
  new Counter({
    name: `foyer_relay_${name}_total`,
    help,
    labelNames,
    registers: [register],
    collect() {
      this.reset()
      for (const [labels, count] of counts) {
        const values = labels.split(' ')
        this.inc(
          Object.fromEntries(labelNames.map((label, nth) => [label, values[nth] ?? ''])),
          count,
        )
      }
    },
  })
  return (more: number, labels = ''): void => {
    counts.set(labels, (counts.get(labels) ?? 0) + more)
  }
}
