import { useFoyerEvents } from '@foyer/react'
import { useEffect, useState } from 'react'
import { Card } from './Card.js'

/** The events Foyer tells the page about, the latest first. */
export function Events() {
  const last = useFoyerEvents()
  const [events, setEvents] = useState<readonly Numbered[]>([])
  useEffect(() => {
    if (last) setEvents((before) => put(before, last))
  }, [last])
  return (
    <Card title="Events">
      {events.length === 0 && <p>Nothing happened yet.</p>}
      <ol className="events" data-testid="events">
        {events.map(({ number, record }) => (
          <li key={number}>
            <code>{JSON.stringify(record)}</code>
          </li>
        ))}
      </ol>
    </Card>
  )
}

type Event = NonNullable<ReturnType<typeof useFoyerEvents>>
type Numbered = { readonly number: number; readonly record: Event }

function put(before: readonly Numbered[], record: Event): readonly Numbered[] {
  const [first] = before
  if (first?.record === record) return before
  return [{ number: (first?.number ?? 0) + 1, record }, ...before].slice(0, 12)
}
