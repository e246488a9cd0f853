import { PGlite } from '@electric-sql/pglite'

/*
 * Makes the files of the embedded database in the folder named, and ends: that takes 500 MB, which only the
 * end of a process gives back. Plain JavaScript, so that it needs no loader.
 */
const database = new PGlite(process.argv[2])
await database.waitReady
await database.close()
