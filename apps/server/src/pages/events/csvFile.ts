import type { EventLine } from '../../events/createEventReader.js'
import { csvLine } from './csvLine.js'

/** The events as a file, written as fast as it is read. */
export function csvFile(parts: AsyncGenerator<readonly EventLine[]>, projectId: string): Response {
  const encoder = new TextEncoder()
  const head = csvLine(['time', 'kind', 'event', 'domain', 'url', 'properties', 'id'])
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(head)),
    async pull(file) {
      const { value, done } = await parts.next()
      if (done) return file.close()
      file.enqueue(encoder.encode(value.map(toLine).join('')))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  const name = projectId.replace(/[^\w-]/g, '_')
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="events-${name}.csv"`,
    },
  })
}

function toLine({ receivedAt, kind, event, domain, url, properties, id }: EventLine): string {
  return csvLine([
    ...[receivedAt.toISOString(), kind, event, domain, url],
    ...[JSON.stringify(properties), id],
  ])
}
