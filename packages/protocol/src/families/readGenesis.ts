/** The reference of a chain that is named by its first block: the first 32 characters of that block's hash. */
export function readGenesis(answer: unknown): string | undefined {
  return typeof answer === 'string' && answer.length >= 32 ? answer.slice(0, 32) : undefined
}
