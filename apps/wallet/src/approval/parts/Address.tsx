import { truncateAddress } from '@foyer/protocol'
import type { Facts } from '../facts/Facts.js'
import { label } from '../text/label.js'

/** An address in full, in groups of four, under its name where it has one. */
export function Address({ address, facts }: { address: string; facts: Facts }) {
  const name = label(facts.parties[keyOf(address)]?.name)
  return (
    <span className="approval-address">
      {name && <bdi>{name}</bdi>}
      <span className="figures">
        {/* Gaps and no blanks: what is copied from here is the address. */}
        {address.match(/^0x.{4}|.{1,4}/g)?.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
          <span key={index}>{part}</span>
        ))}
      </span>
    </span>
  )
}

/** An address in short, for what is not decided by it. */
export function ShortAddress({ address }: { address: string }) {
  return <span className="figures">{truncateAddress(address)}</span>
}

function keyOf(address: string) {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
