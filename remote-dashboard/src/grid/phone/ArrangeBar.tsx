import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { ArrowDownUp, Check, SunMedium } from 'lucide-react'
import { phoneTexts } from '../../texts/phone.ts'

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.25rem 0.5rem;
  margin-top: 0.5rem;
  p { flex: 1 1 100%; color: var(--muted); font-size: var(--text-sm); text-align: center; }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface ArrangeBarProps {
  /** Whether the cards are folded, with buttons that move them. */
  arranging: boolean
  /** Whether the order is the member's own. */
  isOwn: boolean
  /** Null in edit mode, where each card has a grip. */
  onArrange: ((arranging: boolean) => void) | null
  onSortByDay: () => void
}

/** Below the cards of a phone: the way to an order of one's own, and back to that of the day. */
export function ArrangeBar({ arranging, isOwn, onArrange, onSortByDay }: ArrangeBarProps) {
  const t = useTexts(phoneTexts)
  return (
    <Box>
      {arranging && <p>{t.arrangeHint}</p>}
      {onArrange && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={arranging}
          icon={arranging ? <Check {...icon} /> : <ArrowDownUp {...icon} />}
          onClick={() => onArrange(!arranging)}
        >
          {arranging ? t.arrangeDone : t.arrange}
        </Button>
      )}
      {isOwn && (
        <Button variant="ghost" size="sm" icon={<SunMedium {...icon} />} onClick={onSortByDay}>
          {t.dayOrder}
        </Button>
      )}
    </Box>
  )
}
