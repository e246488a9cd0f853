import { readFileSync } from 'node:fs'

/** The option of PGlite by which a database that has no files yet begins with those of an archive. */
export const beginning = (archive) =>
  archive ? { loadDataDir: new Blob([readFileSync(archive)]) } : {}
