/** In front of the ids of calls that are no operations. No hash begins with it. */
const mark = 'call '

/** Under which a call of another kind stands in the outbox. */
export const carriedKey = (id: string): string => `${mark}${id}`

/** Whether a row of the outbox is such a call: the entry point knows nothing of it. */
export const isCarried = ({ hash }: { hash: string }): boolean => hash.startsWith(mark)
