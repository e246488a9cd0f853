import type { Abilities, Recap } from './recap.js'

const intro = 'I further authorize the stated URI to perform the following actions on my behalf: '

/** In which order the names of abilities stand: by byte as ERC-5573 has it, or as a dictionary has them. */
export type RecapOrder = (one: string, other: string) => number

export const byByte: RecapOrder = (one, other) => (one < other ? -1 : 1)
export const byDictionary: RecapOrder = (one, other) => one.localeCompare(other, 'en')

/** The statement that a user signs with a ReCap: their own, then what is permitted in words (ERC-5573). */
export function formatRecapStatement(
  statement: string | undefined,
  recap: Recap,
  order: RecapOrder = byByte,
): string {
  const actions = Object.entries(recap.att).flatMap(([resource, abilities]) =>
    [...namesByNamespace(abilities)].map(([namespace, names]) => {
      const list = names.sort(order).map((name) => `'${name}'`)
      return `'${namespace}': ${list.join(', ')} for '${resource}'.`
    }),
  )
  const numbered = actions.map((action, index) => `(${index + 1}) ${action}`).join(' ')
  return `${statement ? `${statement} ` : ''}${intro}${numbered}`
}

function namesByNamespace(abilities: Abilities): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const ability of Object.keys(abilities)) {
    const [namespace = '', name = ''] = ability.split('/')
    all.set(namespace, [...(all.get(namespace) ?? []), name])
  }
  return all
}
