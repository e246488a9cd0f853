import { profileNameMax } from './catalogue/limits.js'

/** Cuts a profile name to 20 characters and three dots. Never cuts a character in two. */
export function truncateName(name: string): string {
  // A character has at most two code units here, so the rest of a huge name is not even read.
  const characters = [...name.slice(0, 2 * (profileNameMax + 1))]
  if (characters.length <= profileNameMax) return name
  return `${characters.slice(0, profileNameMax).join('')}...`
}
