import ts from 'typescript'

/** What was read, by path. */
const read = new Map()

/**
 * A host of the compiler. All programs of a run share what one of them has read and bound, which is half of what a program takes: their options must
 * agree in how files are read and found, and may differ in how strictly they are judged.
 */
export function createHost(options) {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  const shared = (file, ...rest) => {
    if (!read.has(file)) read.set(file, getSourceFile.call(host, file, ...rest))
    return read.get(file)
  }
  return Object.assign(host, { getSourceFile: shared })
}
