import { lookAlikeChars } from '@foyer/protocol'

/** Whether two addresses begin and end alike without being the same: of how many only those are read. `prefix`: with what all of them begin. */
export function isLookAlike(one: string, other: string, prefix = /^/): boolean {
  const [a = '', b = ''] = [one, other].map((address) => address.replace(prefix, ''))
  if (a === b || a === '' || b === '') return false
  const isStart = a.slice(0, lookAlikeChars) === b.slice(0, lookAlikeChars)
  return isStart && a.slice(-lookAlikeChars) === b.slice(-lookAlikeChars)
}
