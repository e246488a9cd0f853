import { memo } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import { Link } from '../../ui/Link.js'
import { Note } from '../../ui/Note.js'
import { usePanel } from './usePanel.js'
import type { WaysBeside } from './waysBeside.js'

/** E-mail and socials, above or below the wallets; their place is kept until their code is here. Not rendered again for a wallet that is found. */
export const Ways = memo(function Ways({ at, ways, isAlone, refusedBy }: Ways.Props) {
  const { actions, modal } = useMessages()
  const { Panel, isMissed, retry } = usePanel()
  const list = ways[at]
  if (list.length === 0) return null
  if (Panel) return <Panel ways={list} line={isAlone ? undefined : at} refusedBy={refusedBy} />
  if (isMissed)
    return (
      <Note tone="error">
        {modal.loadFailed} <Link onPress={retry}>{actions.tryAgain}</Link>
      </Note>
    )
  return (
    <>
      {!isAlone && at === 'end' && line}
      {list.map((way) => (
        <div key={way} className="way-wait" />
      ))}
      {!isAlone && at === 'start' && line}
    </>
  )
})

export declare namespace Ways {
  type Props = {
    at: 'start' | 'end'
    ways: WaysBeside
    /** There are no wallets to stand beside. */
    isAlone: boolean
    refusedBy: string | undefined
  }
}

const line = <div className="way-wait" data-line="" />
