import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves a built page under a policy, on a free port. */
export async function serve(folder, policy) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = pathname === '/' ? '/index.html' : normalize(pathname)
    const body = await readFile(join(folder, file)).catch(() => undefined)
    const type = types[extname(file)] ?? 'text/plain'
    response.writeHead(body || file === '/favicon.ico' ? 200 : 404, {
      'content-type': type,
      'content-security-policy': policy,
    })
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${server.address().port}`, stop }
}
