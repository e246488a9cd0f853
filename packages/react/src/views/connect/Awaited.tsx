import { Skeleton } from '../../ui/Skeleton.js'

/** The room of wallets that the directory is about to name, so that nothing moves when they come. */
export function Awaited({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={index} aria-hidden="true">
      <Skeleton shape="row" />
    </li>
  ))
}
