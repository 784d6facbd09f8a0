import { Button, type ButtonVariant } from '@cadence/shared/ui'
import type { ReactNode } from 'react'

/** Asks for a demonstration. */
export function DemoButton(props: { children: ReactNode; variant?: ButtonVariant }) {
  return <Button {...props} />
}
