import type { EventRecord } from '@foyer/core'
import { useFoyerEvents } from '@foyer/react'
import { useCallback, useState } from 'react'
import { Card } from './Card.js'

/** The events that the page gets from Foyer, the latest first. */
export function Events() {
  const [events, setEvents] = useState<readonly Numbered[]>([])
  useFoyerEvents(useCallback((record) => setEvents((before) => put(before, record)), []))
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

type Numbered = { readonly number: number; readonly record: EventRecord }

function put(before: readonly Numbered[], record: EventRecord): readonly Numbered[] {
  const [first] = before
  return [{ number: (first?.number ?? 0) + 1, record }, ...before].slice(0, 12)
}
