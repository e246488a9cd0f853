import type { Client, State } from '@foyer/core'
import { type ReactNode, useId, useState } from 'react'
import { useClient } from '../hooks/useClient.js'
import { useDerived } from '../hooks/useDerived.js'
import { agreed } from './agreed.js'
import { Legal } from './Legal.js'

/** The host's terms: where they stand among the rest, and what waits until they are agreed to. */
export function useAgreement(): useAgreement.Result {
  const client = useClient()
  const mustAgree = useDerived(agreementDue)
  const [hasAgreed, setAgreed] = useState(agreed.has(client))
  const id = useId()
  const agree = (yes: boolean) => {
    if (yes) agreed.add(client)
    else agreed.delete(client)
    setAgreed(yes)
  }
  const part = <Legal id={id} checkbox={mustAgree} checked={hasAgreed} onChange={agree} />
  return {
    before: mustAgree && part,
    after: !mustAgree && part,
    refusedBy: mustAgree && !hasAgreed ? id : undefined,
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

/** Only where the host asks for it and there is something to agree to. */
function agreementDue({ options }: Client, { features }: State): boolean {
  return (
    features.legalCheckbox &&
    (options.termsConditionsUrl !== undefined || options.privacyPolicyUrl !== undefined)
  )
}
