import { type FragmentProps, type FragmentRef, splitPageRef } from '@cadence/shared/contract'
import { Component, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { reportError } from '../errors/report-error.ts'
import { describeRemote } from '../remotes/remotes.ts'
import { fragmentLoads } from './fragment-loads.ts'

interface BoundaryProps {
  fragment: FragmentRef
  instead: ReactNode
  onBroken: (() => void) | undefined
  children: ReactNode
}

/** Ends what a fragment throws while it renders: the fragment is reported and replaced, and the page stays. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    const { fragment, onBroken } = this.props
    const remote = describeRemote(splitPageRef(fragment).remote)
    reportError({ error, phase: 'render', page: fragment, ...remote })
    onBroken?.()
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}

interface Props<Ref extends FragmentRef> {
  of: Ref
  /** What the shell gives to the fragment. */
  given: FragmentProps[Ref]
  /** What stands in its place while it is not there, or is broken. */
  instead?: ReactNode
  /** Called when the fragment throws while it renders. */
  onBroken?: () => void
}

/**
 * A fragment of a remote, once it is there. It never takes the page with it: without its files, or when it breaks,
 * `instead` stands in its place.
 */
export function Fragment<Ref extends FragmentRef>({ of, given, instead = null, onBroken }: Props<Ref>) {
  const render = useSnapshot(fragmentLoads)[of]?.render
  if (!render) return instead
  return (
    <Boundary fragment={of} instead={instead} onBroken={onBroken}>
      {render(given)}
    </Boundary>
  )
}
