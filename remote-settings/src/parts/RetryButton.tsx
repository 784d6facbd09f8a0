import { Button, type ButtonProps } from '@cadence/shared/ui'
import { useFocusHandover } from './use-focus-handover.ts'

/** A button that tries again, and goes away while that is under way: the focus stays near. */
export function RetryButton(props: Omit<ButtonProps, 'ref'>) {
  return <Button ref={useFocusHandover<HTMLButtonElement>()} {...props} />
}
