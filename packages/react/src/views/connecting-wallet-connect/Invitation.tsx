import type { ReactNode } from 'react'
import { Art } from '../../ui/Art.js'
import { Doorway } from '../../ui/Doorway.js'
import { Hero } from '../../ui/Hero.js'
import { Ring } from '../../ui/Ring.js'
import { useSpoken } from '../../ui/useSpoken.js'
import type { ShownWallet } from './ShownWallet.js'

/** The wallet in its doorway and what to do there, seen and aloud. The ring goes round while we wait for it. */
export function Invitation({ wallet, state, title, text, children }: Invitation.Props) {
  useSpoken({ title, text })
  const art = <Art name={wallet.name} size={68} src={wallet.imageUrl} />
  return (
    <>
      <Doorway lit={state !== 'stuck'}>
        {state === 'wait' ? <Ring state="wait">{art}</Ring> : art}
      </Doorway>
      <Hero title={title} text={text} />
      {children}
    </>
  )
}

export declare namespace Invitation {
  type Props = {
    wallet: ShownWallet
    /** `idle` until the user acts; `stuck` when that led nowhere. */
    state: 'idle' | 'wait' | 'stuck'
    title: string
    text: string
    children: ReactNode
  }
}
