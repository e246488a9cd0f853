/**
 * Lets several run at once, one step at a time: only when all of them wait for their next step does one go on, chosen by `choose`. So
 * every order of their steps can be had, and had again.
 */
export function createGate(racers: number, choose: () => number) {
  let running = racers
  const waiting: (() => void)[] = []
  const next = () => {
    if (waiting.length === 0 || waiting.length < running) return
    const [go] = waiting.splice(choose() % waiting.length, 1)
    go?.()
  }
  return {
    /** Resolves when it is this one's turn. */
    pass: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve)
        next()
      }),
    /** This one takes no more steps. */
    leave() {
      running -= 1
      next()
    },
  }
}
