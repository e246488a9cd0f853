import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, parse, protocol, types } from '@electric-sql/pglite'

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
  return await query(text, parameters, { rowMode, parsers })
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

/** To parse and plan a statement takes most of its time: one that comes again is prepared. By their texts, the one used last at the end. */
const statements = new Map()
const statementsMax = 100
/** So often, and for so many milliseconds, a plan is used: it fits the size that the tables had when it was made. */
const usesMax = 1_000
const lifeMs = 60_000
let prepared = 0

async function query(text, parameters, options) {
  const statement = await statementOf(text)
  if (!statement.name) return await database.query(text, parameters, options)
  try {
    return await execute(statement, parameters, options)
  } catch (error) {
    // Its tables are other ones since: feature_not_supported, "cached plan must not change result type".
    if (error?.code === '0A000') statement.usesLeft = 0
    throw error
  }
}

/** Without a name where the text is new. */
async function statementOf(text) {
  const known = statements.get(text)
  statements.delete(text)
  const isGood = known?.name && known.usesLeft > 0 && performance.now() < known.until
  if (known?.name && !isGood) await close(known)
  const statement = isGood ? known : known ? await prepare(text) : {}
  statement.usesLeft -= 1
  statements.set(text, statement)
  const [[oldest, last]] = statements
  if (statements.size > statementsMax && statements.delete(oldest) && last.name) await close(last)
  return statement
}

const { serialize } = protocol
const send = (...messages) => database.execProtocol(Buffer.concat([...messages, serialize.sync()]))

async function prepare(text) {
  prepared += 1
  const name = `s${prepared}`
  const described = serialize.describe({ type: 'S', name })
  const { messages } = await send(serialize.parse({ name, text }), described)
  return {
    ...{ name, usesLeft: usesMax, until: performance.now() + lifeMs },
    parameterTypes: parse.parseDescribeStatementResults(messages),
    columns: messages.filter((message) => message.name === 'rowDescription'),
  }
}

async function execute({ name, parameterTypes, columns }, parameters, options) {
  const values = parameters.map((value, index) =>
    value === null || value === undefined
      ? null
      : (database.serializers[parameterTypes[index]] ?? String)(value),
  )
  const { messages } = await send(
    serialize.bind({ statement: name, values }),
    serialize.execute({}),
  )
  return parse.parseResults([...columns, ...messages], database.parsers, options)[0]
}

function close({ name }) {
  return send(serialize.close({ type: 'S', name }))
}
