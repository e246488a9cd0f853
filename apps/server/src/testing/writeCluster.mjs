import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

/*
 * Makes an embedded database, writes its files into the archive named, and ends. Plain JavaScript, so that it needs no loader.
 */
const database = new PGlite('memory://')
await database.waitReady
const archive = await database.dumpDataDir('none')
writeFileSync(process.argv[2], Buffer.from(await archive.arrayBuffer()))
await database.close()
