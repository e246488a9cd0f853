import type { Push } from '../relay/RelayClient.js'

/**
 * Takes messages one after the other. What waits at the same time goes by the time of publication: a mailbox
 * is emptied in any order.
 */
export function createQueue(take: (push: Push) => Promise<void>) {
  const waiting: { push: Push; done(): void }[] = []
  let isTaking = false

  const run = async () => {
    isTaking = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await take(next.push)
      next.done()
    }
    isTaking = false
  }
  /** Resolves once the message was taken. */
  return (push: Push) =>
    new Promise<void>((done) => {
      const later = waiting.findIndex((other) => other.push.publishedAt > push.publishedAt)
      waiting.splice(later < 0 ? waiting.length : later, 0, { push, done })
      if (!isTaking) void run()
    })
}
