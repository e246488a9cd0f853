import type { State } from '@foyer/core'
import { agree, mustAgree } from '@foyer/core/internal'
import { type ReactNode, useId } from 'react'
import { useDerived } from '../hooks/useDerived.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { Legal } from './Legal.js'

/** The host's terms: their places in a view, and whether its buttons wait for the user's agreement. */
export function useAgreement(): useAgreement.Result {
  const client = useFoyerClient()
  const isDue = useDerived(mustAgree)
  const hasAgreed = useFoyerSelector(agreedOf)
  const id = useId()
  const part = (
    <Legal id={id} checkbox={isDue} checked={hasAgreed} onChange={(yes) => agree(client, yes)} />
  )
  return {
    before: isDue && part,
    after: !isDue && part,
    refusedBy: isDue && !hasAgreed ? id : undefined,
  }
}

export declare namespace useAgreement {
  type Result = {
    /** Stands above all else: the box that has to be ticked. */
    before: ReactNode
    /** Stands below all else: what connecting accepts. */
    after: ReactNode
    /** Of the words that say why nothing can be pressed; `undefined` where it can. */
    refusedBy: string | undefined
  }
}

function agreedOf({ screens }: State): boolean {
  return screens.hasAgreed === true
}
