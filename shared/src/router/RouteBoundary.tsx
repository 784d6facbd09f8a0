import { Component, type ReactNode } from 'react'
import { FailureContext } from './contexts.ts'

interface Failure {
  error: unknown
}

interface Props {
  /** Why the page did not come, if it did not. */
  failure: Failure | null
  /** Changes with each page that was loaded, and with each visit: what broke before is tried again. */
  attempt: object
  fallback: ReactNode
  children: ReactNode
}

interface State {
  attempt: object
  caught: Failure | null
}

/** Shows something in the place of a route that was not loaded, or that breaks while it renders. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { attempt: this.props.attempt, caught: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { attempt, caught: null }
  }

  override render(): ReactNode {
    const { failure, fallback, children } = this.props
    const shown = failure ?? this.state.caught
    return shown ? <FailureContext value={shown}>{fallback}</FailureContext> : children
  }
}
