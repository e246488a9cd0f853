/** What a user typed, without the space around it. What is no text, as a field's value that is not there yet, counts as none. */
export function typedText(text: unknown): string {
  return typeof text === 'string' ? text.trim() : ''
}
