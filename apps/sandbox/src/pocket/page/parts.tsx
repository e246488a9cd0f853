import type { PocketPeer } from '@foyer/testing/pocket'
import { type ReactNode, useEffect, useRef } from 'react'

/** The first line of a question. It takes the focus, so that a reader begins there. */
export function Title({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** The requesting app. Its pictures are not loaded: that would disclose the user to its servers. */
export function Peer({ peer }: { peer: PocketPeer }) {
  const name = peer.name || 'A page without a name'
  return (
    <div className="peer">
      <span className="mark" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className="who">
        <strong>{name}</strong>
        <small>{hostOf(peer.url)}</small>
      </span>
    </div>
  )
}

/** Two buttons that decide. */
export function Choice({ yes, onYes, onNo, disabled = false }: Choice.Properties) {
  return (
    <div className="choice">
      <button type="button" onClick={onNo}>
        Reject
      </button>
      <button type="button" className="act" onClick={onYes} disabled={disabled}>
        {yes}
      </button>
    </div>
  )
}

export declare namespace Choice {
  type Properties = { yes: string; onYes: () => void; onNo: () => void; disabled?: boolean }
}

/** A list of which some are chosen. */
export function Checks({ legend, options, chosen, onChange }: Checks.Properties) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              )
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

export declare namespace Checks {
  type Properties = {
    legend: string
    options: readonly { value: string; label: string }[]
    chosen: readonly string[]
    onChange: (chosen: readonly string[]) => void
  }
}

export function shorten(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
