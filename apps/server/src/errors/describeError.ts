/**
 * What may be logged of an error: its kind, its code, where it happened. Not the message of a failed
 * query, which holds the values that were to be written.
 */
export function describeError(error: unknown): Readonly<Record<string, string | undefined>> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { cause, stack, message } = error
  const query = message.startsWith('Failed query')
  return {
    kind: error.constructor.name,
    code: codeOf(error) ?? codeOf(cause),
    message: query ? (cause instanceof Error ? cause.message : undefined) : message,
    at: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 10)
      .map((line) => line.trim())
      .join(' < '),
  }
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
