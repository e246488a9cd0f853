/** A program that cannot go on says why, with what lies behind it, in sentences and without its own code. */
export function failPlainly(error: unknown): void {
  process.stderr.write(`${sentences(error).join('\n')}\n`)
  process.exitCode = 1
}

function sentences(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  return [error.message, ...(error.cause === undefined ? [] : sentences(error.cause))]
}
