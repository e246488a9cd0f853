import type { ReactNode } from 'react'
import { Art } from '../ui/Art.js'
import { Doorway } from '../ui/Doorway.js'
import { Hero } from '../ui/Hero.js'
import { Ring } from '../ui/Ring.js'
import { useSpoken } from '../ui/useSpoken.js'

/** A wallet with an open request: its picture in the doorway, the state as text, also announced, and the actions. */
export function WalletPrompt({
  state,
  name,
  imageUrl,
  round,
  title,
  text,
  children,
}: WalletPrompt.Props) {
  useSpoken({ title, text })
  return (
    <>
      <Doorway lit={state !== 'declined'}>
        <Ring state={state} {...(round && { round })}>
          <Art
            name={name}
            size={68}
            {...(imageUrl && { src: imageUrl })}
            {...(round && { round })}
          />
        </Ring>
      </Doorway>
      <Hero title={title} text={text} />
      {children}
    </>
  )
}

export declare namespace WalletPrompt {
  type Props = {
    state: 'wait' | 'declined' | 'done'
    name: string
    imageUrl?: string | undefined
    round?: boolean
    title: string
    text: string
    children?: ReactNode
  }
}
