import { createHash } from 'node:crypto'

/** Where a running wallet has what is a page of its own. Assets are where they lie. */
const places = (projectId) => ({
  'index.html': `/sdk?projectId=${encodeURIComponent(projectId)}`,
  'approve.html': '/approve',
  'recovery.html': '/recover',
})

/**
 * The files that a running wallet has not, or otherwise, a sentence each.
 *
 * @param built names and digests
 * @param ask the answer to a path
 */
export async function differing(built, projectId, ask) {
  const others = []
  for (const [name, digest] of built) {
    const answer = await ask(places(projectId)[name] ?? `/${name}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) others.push(`${name}: ${answer.status}`)
    else if (digestOf(name === 'index.html' ? withoutData(bytes) : bytes) !== digest)
      others.push(name)
  }
  return others
}

export function digestOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The server writes the project into the frame's page: data, which no program is. */
function withoutData(bytes) {
  return bytes.toString().replace(/(<meta name="foyer-wallet" content=")[^"]*(" \/>)/, '$1$2')
}
