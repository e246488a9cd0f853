import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'

const codeBytes = 300_000
const dataBytes = 10_000
const requests = 3

/** Code that is as large on the wire, and requests data as soon as it runs. */
const code = gzipSync(
  `globalThis.hostData = ${JSON.stringify(randomBytes(codeBytes).toString('base64'))};
for (let nth = 0; nth < ${requests}; nth += 1) fetch('/host/data-' + nth).then((response) => response.text())`,
)
const data = gzipSync(randomBytes(dataBytes).toString('base64'))

/** What a busy host has beside Foyer on its page: code of its own, and data that this requests. */
export function busyHostFile(path: string): Buffer | undefined {
  if (path === '/host/code.js') return code
  return path.startsWith('/host/data-') ? data : undefined
}

/** A page with the host's own code after what it has. */
export function withHostCode(html: string): string {
  return html.replace('</head>', '<script type="module" src="/host/code.js"></script></head>')
}
