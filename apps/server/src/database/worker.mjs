import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'

/*
 * The embedded database in a thread of its own: a query in it would hold up every request. Plain
 * JavaScript, because a thread is started without the loader of the thread that starts it.
 */

/** Dates stay text, as the dialect of the other side reads them; functions cannot cross threads. */
const same = (value) => value
const dateTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE]
/** The arrays of numeric, timestamp, timestamptz, interval and date. */
const arrayTypes = [1231, 1115, 1185, 1187, 1182]
const parsers = Object.fromEntries([...dateTypes, ...arrayTypes].map((type) => [type, same]))

/** Of its default of 128 MB the tables of one server use little, and all of it is taken at once. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

const { folder, archive } = workerData
const loadDataDir = archive ? new Blob([readFileSync(archive)]) : undefined
const database = new PGlite(folder, { parsers, startParams, loadDataDir })

/** One after the other, in the order of asking: there is one session. */
let queue = database.waitReady
parentPort.on('message', ({ id, method, text, parameters, rowMode }) => {
  const work = () => answer(id, () => run(method, text, parameters, rowMode))
  queue = queue.then(work, work)
})
parentPort.postMessage(await opened())

function opened() {
  return database.waitReady.then(
    () => ({ id: 0 }),
    (error) => ({ id: 0, error: plain(error) }),
  )
}

async function run(method, text, parameters, rowMode) {
  if (method === 'close') return await database.close()
  if (method === 'exec') return void (await database.exec(text))
  return await database.query(text, parameters, { rowMode, parsers })
}

async function answer(id, work) {
  try {
    parentPort.postMessage({ id, result: await work() })
  } catch (error) {
    parentPort.postMessage({ id, error: plain(error) })
  }
}

function plain(error) {
  const { message, code, constraint, detail, table, column } = error ?? {}
  return { message: message ?? String(error), code, constraint, detail, table, column }
}
