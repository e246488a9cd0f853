import type { SmartSession } from '@foyer/core/sessions'
import { formatUnits, truncateAddress } from '@foyer/protocol'
import type { ReactNode } from 'react'
import { useSessionMessages } from '../hooks/useSessionMessages.js'
import { Facts } from '../ui/Facts.js'
import { lateIcons } from '../ui/lateIcons.js'
import { Row } from '../ui/Row.js'
import { useSheet } from '../ui/useSheet.js'
import css from './SessionCard.css?inline'
import { useMoney } from './useMoney.js'

type Permission = NonNullable<SmartSession['permissions']>[number]
type Limit = Extract<Permission, { type: 'token-limit' }>

/** One key: what it may do, where, and until when. */
export function SessionCard({ session, network, children }: SessionCard.Props) {
  useSheet(css)
  const texts = useSessionMessages()
  const { expiration, permissions, pci } = session
  const limits = (permissions ?? []).filter((one) => one.type === 'token-limit')
  const calls = (permissions ?? []).filter((one) => one.type === 'contract-call')
  return (
    <li className="session" data-testid={`session-${pci}`}>
      <Row glyph={lateIcons.key} name={texts.key(shortSigner(session))} sub={network} />
      <Facts
        items={[
          ...(limits.length > 0 ? [{ name: texts.spends, value: <Limits limits={limits} /> }] : []),
          ...(calls.length > 0 ? [{ name: texts.calls, value: <Calls calls={calls} /> }] : []),
          ...(expiration == null ? [] : [{ name: texts.ends, value: texts.end(expiration) }]),
        ]}
      />
      {children}
    </li>
  )
}

export declare namespace SessionCard {
  type Props = {
    session: SmartSession
    /** The name of the network. */
    network: string | undefined
    /** What can be done with it. */
    children?: ReactNode
  }
}

/** The key, as it is named on a button. */
export function shortSigner({ signer, pci }: SmartSession): string {
  return truncateAddress(signer ?? pci)
}

function Limits({ limits }: { limits: readonly Limit[] }) {
  const texts = useSessionMessages()
  const { tokens } = useMoney()
  return limits.map(({ data }) => {
    const { amount, decimals, left, period, symbol, token } = data
    const write = (units: string) =>
      decimals == null
        ? texts.units(units, truncateAddress(addressOf(token)))
        : tokens(formatUnits(BigInt(units), decimals), symbol ?? truncateAddress(addressOf(token)))
    return (
      <span className="session-line" key={token}>
        <bdi>{texts.within(write(amount), period)}</bdi>
        {left !== amount && <small>{texts.left(write(left))}</small>}
      </span>
    )
  })
}

function Calls({ calls }: { calls: readonly Extract<Permission, { type: 'contract-call' }>[] }) {
  const texts = useSessionMessages()
  return calls.map(({ data: { contract, selector } }) => (
    <span className="session-line" key={`${contract} ${selector}`}>
      <bdi>{texts.function(selector, truncateAddress(addressOf(contract)))}</bdi>
    </span>
  ))
}

const addressOf = (account: string) => account.slice(account.lastIndexOf(':') + 1)
