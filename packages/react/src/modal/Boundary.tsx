import type { Client } from '@foyer/core'
import { hideModal, report } from '@foyer/core/internal'
import { Component, type ReactNode } from 'react'

/** Keeps a failure of what it holds here, and reports it: React would remove the whole page of the host with it. */
export class Boundary extends Component<Boundary.Props, BoundaryState> {
  override state: BoundaryState = { failed: false, of: undefined }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ of }: Boundary.Props, state: BoundaryState) {
    return of === state.of ? null : { failed: false, of }
  }

  override componentDidCatch(error: unknown) {
    const { client, instead } = this.props
    report(client, error)
    if (!instead) hideModal(client)
  }

  override render() {
    const { children, instead } = this.props
    if (!this.state.failed) return children
    return instead?.(() => this.setState({ failed: false }))
  }
}

type BoundaryState = { failed: boolean; of: unknown }

export declare namespace Boundary {
  type Props = {
    client: Client
    /** It is tried anew when this is another one. */
    of?: unknown
    /** Shown in the place of what failed, with what tries it again. Default: nothing, and the modal closes. */
    instead?: (again: () => void) => ReactNode
    children: ReactNode
  }
}
