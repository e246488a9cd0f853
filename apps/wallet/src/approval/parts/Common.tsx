import { Facts as FactList } from '@foyer/react/ui'
import { type ReactNode, useContext } from 'react'
import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { label } from '../text/label.js'
import { ShortAddress } from './Address.js'
import { NotesContext } from './NotesContext.js'
import { useTexts } from './TextsContext.js'

/** Where and by whom, under what comes first. */
export function Common({ action, facts, isSigned = false, first = [], last = [] }: Common.Props) {
  const texts = useTexts()
  const { address, type } = action.account
  const items = [
    ...first,
    { name: texts.network, value: label(facts.network?.name) || action.network },
    {
      name: isSigned ? texts.signer : texts.from,
      value: (
        <span className="approval-account">
          {type === 'smartAccount' && <small>{texts.smartAccount}</small>}
          <ShortAddress address={address} />
        </span>
      ),
    },
    ...last,
  ]
  return (
    <>
      {useContext(NotesContext)}
      <FactList items={items} />
    </>
  )
}

export declare namespace Common {
  type Fact = { name: string; value: ReactNode }
  type Props = {
    action: Action
    facts: Facts
    /** Only signed, and nothing is sent by it. */
    isSigned?: boolean
    first?: readonly Fact[]
    last?: readonly Fact[]
  }
}
