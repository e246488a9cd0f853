/** The last page of a list: each costs the database more than the one before. */
export const pagesMax = 200

/** How many lines a page of a list has. */
const lineCount = 25

/** A page as an address names it, from 1 on; `undefined` where it is none. */
export function readPage(text = '1'): number | undefined {
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return page < 1 || page > pagesMax ? undefined : page
}

/** Which lines a list is read for: one more than a page has, which says whether another one follows. */
export const linesOf = (page: number) => ({ limit: lineCount + 1, offset: (page - 1) * lineCount })

/** A page of what was read by `linesOf`. */
export function toPage<line>(read: readonly line[], page: number): ListPage<line> {
  return {
    ...{ page, lines: read.slice(0, lineCount) },
    more: read.length > lineCount && page < pagesMax,
  }
}

export type ListPage<line> = { lines: readonly line[]; page: number; more: boolean }
