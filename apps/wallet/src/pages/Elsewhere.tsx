import { Banner, Button, Hero, icons } from '@foyer/react/ui'
import { useEffect, useRef, useState } from 'react'
import type { OwnPage } from './OwnPage.js'
import { PageArt } from './parts/PageArt.js'
import { Shell } from './parts/Shell.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

/** The way to a window of the wallet for what is not shown in a frame over which anything may lie. */
export function Elsewhere({ page, onBack }: { page: OwnPage; onBack: (() => void) | undefined }) {
  const texts = useTexts()
  const { toWindow, onLeave } = useVisit()
  const [way, setWay] = useState<'offer' | 'open' | 'blocked'>('offer')
  const close = useRef<() => void>(undefined)
  useEffect(() => () => close.current?.(), [])
  const text = texts.elsewhere
  const said = page === 'export' ? text.keys : text.holders
  const open = () => {
    close.current?.()
    close.current = toWindow(page, {
      onLeave: onBack ?? onLeave,
      onGone: (why) => setWay(why === 'closed' ? 'offer' : 'blocked'),
    })
    setWay(close.current ? 'open' : 'blocked')
  }
  return (
    <Shell
      page="elsewhere"
      title={said.title}
      onBack={onBack}
      foot={
        <Button kind="primary" wide icon={icons.out} onPress={open} testId="wallet-window">
          {text[way]}
        </Button>
      }
    >
      <PageArt icon={icons.out} />
      <Hero title={text.hero} text={way === 'open' ? text.openText : said.text} />
      {way === 'blocked' && (
        <Banner title={text.blockedTitle} testId="wallet-window-blocked">
          {text.blockedText}
        </Banner>
      )}
    </Shell>
  )
}
