import { toast } from '@cadence/shared/ui'
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { lazyModule, useLazyModule } from '../../../lazy-module.ts'
import { dueTexts } from '../../../texts/due.ts'

/** The calendar is loaded with the first press: most visits pick no day. */
export const datePopoverModule = lazyModule(() => import('./DatePopover.tsx'))

interface DatePopoverOptions {
  /** Its name for screen readers: what the day is for. */
  label: string
  /** The day that is chosen, or around which the member looks. */
  day: string
  onPick: (day: string) => void
}

/** A calendar that opens beside a button. @returns the attributes of the button, and what is drawn beside it. */
export function useDatePopover({ label, day, onPick }: DatePopoverOptions): {
  button: {
    type: 'button'
    'aria-haspopup': 'dialog'
    'aria-expanded': boolean
    onClick: (press: MouseEvent<HTMLButtonElement>) => void
  }
  popover: ReactNode
} {
  const [opened, setOpened] = useState<Element | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const module = useLazyModule(
    datePopoverModule,
    opened !== null,
    useCallback(() => {
      setOpened(null)
      toast({ kind: 'error', text: dueTexts.get().calendarFailed })
    }, []),
  )
  return {
    button: {
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': opened !== null,
      onClick: ({ currentTarget }) => setOpened(currentTarget),
    },
    popover: opened && module && (
      <module.DatePopover label={label} field={opened} day={day} onPick={onPick} onClose={close} />
    ),
  }
}
