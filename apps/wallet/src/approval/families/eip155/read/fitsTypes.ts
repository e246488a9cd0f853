/** A member of a struct, as EIP-712 has it. */
export type Member = { readonly name: string; readonly type: string }

/** The structs of typed data by their names, as they came. */
export type Types = Readonly<Record<string, unknown>>

/** The members of a struct that the types hold themselves; none when it is not there or is no list of members. */
export function membersOf(types: Types, name: string): readonly Member[] | undefined {
  const given = Object.hasOwn(types, name) ? types[name] : undefined
  return Array.isArray(given) && given.every(isMember) ? given : undefined
}

/**
 * Whether types hold each of these structs with these very members, in this order, and no member more. Compared one by one: joined to a
 * text, a name with a comma in it would pass for two.
 *
 * @param structs as EIP-712 writes them, each without those that it uses: `Mail(address from,string text)`
 */
export function fitsTypes(types: Types, structs: readonly string[]): boolean {
  return structs.every((struct) => {
    const { name, members } = parseStruct(struct)
    return isSame(membersOf(types, name), members)
  })
}

/** @param struct of a table of ours */
export function parseStruct(struct: string): { name: string; members: readonly Member[] } {
  const [name = '', list = ''] = struct.replace(/\)$/, '').split('(')
  const members = list.split(',').map((member) => {
    const [type = '', own = ''] = member.split(' ')
    return { type, name: own }
  })
  return { name, members }
}

/** Whether both have the same members in the same order. */
export function isSame(given: readonly Member[] | undefined, known: readonly Member[]): boolean {
  return (
    given?.length === known.length &&
    known.every(({ name, type }, at) => given[at]?.name === name && given[at]?.type === type)
  )
}

function isMember(value: unknown): value is Member {
  if (typeof value !== 'object' || value === null) return false
  const { name, type } = value as Readonly<Record<string, unknown>>
  return typeof name === 'string' && typeof type === 'string'
}
