/**
 * A name on one line, without characters that cannot be seen or that turn the direction of text;
 * `undefined` when nothing is left or it is too long to be a name.
 */
export function cleanName(text) {
  if (typeof text !== 'string') return undefined
  const name = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return name && name.length <= 48 && !/[<>]/.test(name) ? name : undefined
}

/** A reverse domain, as EIP-6963 has it. */
export function cleanRdns(text) {
  const rdns = typeof text === 'string' ? text.trim().toLowerCase() : ''
  const shape = /^[a-z][a-z0-9-]*([.][a-z0-9-]+)+$/
  return rdns.length <= 80 && shape.test(rdns) ? rdns : undefined
}

/** What two names have in common when a reader would take them for the same. */
export function fold(name) {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/(wallet|official|app)+$/, '')
}
