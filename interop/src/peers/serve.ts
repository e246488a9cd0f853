/** What a test may ask of a peer's process: each takes one argument, and both ways are JSON. */
export type Calls = Record<string, (argument: never) => unknown>

type Asked = { readonly id: number; readonly name: string; readonly argument: unknown }

/** What a peer's process says: an answer, or what happened to it. */
export type Said =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: { readonly code?: number; readonly message: string } }
  | { readonly event: string; readonly data: unknown }

/** Tells the test that something happened. */
export function say(event: string, data: unknown = {}): void {
  send({ event, data })
}

/** Answers what the test asks, and says that it is ready to. */
export function serve(calls: Calls): void {
  process.on('message', ({ id, name, argument }: Asked) => {
    Promise.resolve()
      .then(() => calls[name]?.(argument as never))
      .then(
        // What is not there does not cross.
        (result = null) => send({ id, result }),
        (error) => send({ id, error: { code: error?.code, message: messageOf(error) } }),
      )
  })
  // The official packages leave rejections of their own timers unhandled.
  process.on('unhandledRejection', (error) => say('unhandled', { message: messageOf(error) }))
  // A peer must not outlive the test that started it.
  process.on('disconnect', () => process.exit(0))
  say('ready')
}

function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : JSON.stringify(error)
}

function send(said: Said): void {
  process.send?.(said)
}
