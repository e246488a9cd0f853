import { PGlite } from '@electric-sql/pglite'
import { beginning } from './beginning.mjs'

/*
 * Makes the files of the embedded database in the folder named, of the archive named beside it if there is one, and ends: that takes
 * 500 MB, which only the end of a process gives back. Plain JavaScript, so that it needs no loader.
 */
const [folder, archive] = process.argv.slice(2)
const database = new PGlite(folder, beginning(archive))
await database.waitReady
await database.close()
