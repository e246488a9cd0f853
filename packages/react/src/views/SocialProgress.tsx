import type { ReactNode } from 'react'
import css from '../ui/Doorway.css?inline'
import { Doorway } from '../ui/Doorway.js'
import { Hero } from '../ui/Hero.js'
import { Ring } from '../ui/Ring.js'
import { SocialMark } from '../ui/SocialMark.js'
import type { SocialMarkName } from '../ui/socialMarks.js'
import { useSheet } from '../ui/useSheet.js'
import { useSpoken } from '../ui/useSpoken.js'

/** A social login under way: the provider's mark in the doorway, the state as text, also announced, and the actions. */
export function SocialProgress({ name, state, title, text, more, children }: SocialProgress.Props) {
  useSheet(css)
  useSpoken({ title, text: more ? `${text} ${more}` : text }, state === 'declined')
  return (
    <>
      <Doorway lit={state !== 'declined'}>
        <Ring state={state}>
          <span className="door-glyph">
            <SocialMark name={name} size={36} />
          </span>
        </Ring>
      </Doorway>
      <Hero title={title} text={text} />
      {children}
    </>
  )
}

export declare namespace SocialProgress {
  type Props = {
    name: SocialMarkName
    state: 'wait' | 'declined' | 'done'
    title: string
    text: string
    /** Read aloud after the text: it is seen among the children. */
    more?: string | undefined
    children?: ReactNode
  }
}
