/** Whether a contract answered with this very address. */
export function isSameHex(answer: unknown, expected: string | undefined): boolean {
  return typeof answer === 'string' && answer.toLowerCase() === expected?.toLowerCase()
}
