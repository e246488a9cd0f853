import { randomBytes } from 'node:crypto'
import { startPeer } from './startPeer.js'

/** Characters of a message, as long as a request to sign is. */
const length = 700

/** A page and a wallet on a topic of their own: the page asks, the wallet answers, the page asks the next thing. */
export function startPair({ n, pick, next }: startPair.Parts) {
  const topic = randomBytes(32).toString('hex')
  const sent: string[] = []
  const acknowledged: Promise<void>[] = []
  let answers = 0
  let finishing: (() => void) | undefined

  const compose = (kind: string, turn: number) =>
    `${kind} ${turn} `.padEnd(length, randomBytes(64).toString('hex'))
  const publish = (peer: ReturnType<typeof startPeer>, message: string) => {
    sent.push(message)
    acknowledged.push(peer.publish(message))
  }
  const page = startPeer({
    topic,
    pick: (tries) => pick(n + tries),
    hear() {
      answers += 1
      if (finishing) finishing()
      else next(() => publish(page, compose('ask', answers)))
    },
  })
  const wallet = startPeer({
    topic,
    // Every other pair is on one process, until one dies.
    pick: (tries) => pick(n + tries + (n % 4 < 2 ? 1 : 0)),
    hear: (message) => publish(wallet, compose('answer', Number(message.split(' ')[1]))),
  })
  publish(page, compose('ask', 0))

  return {
    answered: () => answers,
    /** Resolves when the last thing was answered, and all was acknowledged. */
    async finish() {
      await new Promise<void>((resolve) => {
        finishing = resolve
      })
      await Promise.all(acknowledged)
    },
    /** What was sent, and what came of it; each in order. */
    report: () => ({
      sent,
      heard: interleave([...wallet.heard.keys()], [...page.heard.keys()]),
      twice: [...wallet.heard.values(), ...page.heard.values()].filter((times) => times > 1).length,
    }),
    stop() {
      page.stop()
      wallet.stop()
    },
  }
}

export declare namespace startPair {
  type Parts = {
    n: number
    /** The n-th relay, of those that there are. */
    pick(n: number): string | undefined
    /** Lets the page ask the next thing, at once or later. */
    next(ask: () => void): void
  }
}

const interleave = (requested: readonly string[], answered: readonly string[]) =>
  requested.flatMap((ask, index) => [ask, ...answered.slice(index, index + 1)])
