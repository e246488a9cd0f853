/** What stands in JSON as it is: neither quotes, backslashes nor controls, and no surrogates, which may be halves. */
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/

/**
 * A text as JSON. Nearly all that a relay carries needs no escaping; to see that takes a third of the time of writing the
 * text anew, and no memory.
 */
export function quote(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text)
}
