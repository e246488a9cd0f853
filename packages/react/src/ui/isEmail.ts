/** Whether a mail could be sent there. The server knows better; this is to catch a slip. */
export function isEmail(text: string): boolean {
  return text.trim().length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim())
}
