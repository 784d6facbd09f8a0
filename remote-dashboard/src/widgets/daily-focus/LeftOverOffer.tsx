import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { useId } from 'react'
import { dailyFocusTexts } from '../../texts/widgets.ts'
import { addDays } from '../../time/day.ts'
import type { DisplaySize } from '../display-size.ts'

const Box = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 0.5rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.3; }
  div { display: flex; flex-wrap: wrap; gap: 0.25rem; }
  [data-size='small'] & p { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  [data-size='small'] & div { flex-wrap: nowrap; gap: 0; }
  @container (max-width: 18rem) { && button { padding-inline: 0.5rem; font-size: var(--text-xs); } }
  @media (pointer: fine) {
    [data-size='small'] && button { min-height: 1.875rem; padding-block: 0.125rem; }
    [data-size='small'] && button:last-of-type { width: 1.875rem; height: 1.875rem; }
  }
`

interface LeftOverOfferProps {
  size: DisplaySize
  today: string
  /** The day with the unfinished goals, and how many there are. */
  day: string
  count: number
  onTake: () => void
  onDecline: () => void
}

/** Offers to take over the unfinished goals of an earlier day. */
export function LeftOverOffer({ size, today, day, count, onTake, onDecline }: LeftOverOfferProps) {
  const id = useId()
  const t = useTexts(dailyFocusTexts)
  const tag = useLanguageTag('fr')
  const name = () =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
  const question =
    day === addDays(today, -1) ? t.offerYesterday({ count }) : t.offerOf({ count, day: name() })
  return (
    <Box aria-labelledby={id}>
      <p id={id}>{question}</p>
      <div>
        <Button size="sm" onClick={onTake}>
          {count === 1 ? t.take : t.takeAll}
        </Button>
        {size === 'small' ? (
          <IconButton label={t.decline} onClick={onDecline}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        ) : (
          <Button size="sm" variant="ghost" onClick={onDecline}>
            {t.decline}
          </Button>
        )}
      </div>
    </Box>
  )
}
