import { expect, test } from 'vitest'
import { differing, digestOf } from './differing.mjs'

const page = (data, more = '') =>
  `<!doctype html><meta name="foyer-wallet" content="${data}" />${more}<script src="/a.js"></script>`
const files = { 'index.html': page(''), 'approve.html': '<p>', 'a.js': 'run()' }
const built = Object.entries(files).map(([name, text]) => [name, digestOf(text)])

/** What differs of a wallet that serves these. */
const look = (changed) => {
  const served = {
    '/sdk?projectId=shop%201': page('{&quot;id&quot;:&quot;shop 1&quot;}'),
    '/approve': files['approve.html'],
    '/a.js': files['a.js'],
    ...changed,
  }
  const ask = async (path) =>
    path in served ? new Response(served[path]) : new Response('', { status: 404 })
  return differing(built, 'shop 1', ask)
}

test('each file of a running wallet is compared, and of its page all but the data of the project', async () => {
  await expect(look({})).resolves.toEqual([])
  await expect(look({ '/a.js': 'run() ' })).resolves.toEqual(['a.js'])
  await expect(look({ '/approve': '<p><p>' })).resolves.toEqual(['approve.html'])
  for (const [data, more] of [
    ['{}', '<script src="https://evil.example/"></script>'],
    ['{}" /><script src="https://evil.example/"></script><meta content="', ''],
    ['{}" onload="run()', ''],
  ])
    await expect(look({ '/sdk?projectId=shop%201': page(data, more) })).resolves.toEqual([
      'index.html',
    ])
  await expect(look({ '/a.js': undefined })).resolves.toEqual(['a.js'])
})
