import { type ReactNode, useId } from 'react'

/** A block of the page with a heading of its own, one level below what it stands in. */
export function Card({ title, under = 2, children }: Card.Props) {
  const id = useId()
  const Heading = under === 1 ? 'h2' : 'h3'
  return (
    <section className="card" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  )
}

export declare namespace Card {
  type Props = { title: string; under?: 1 | 2; children: ReactNode }
}
