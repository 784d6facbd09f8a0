import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { ArrowDownUp, Check, Undo2 } from 'lucide-react'
import { ownOrderTexts } from '../../texts/own-order.ts'

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
  /** Null in edit mode, where each card has a grip. */
  onArrange: ((arranging: boolean) => void) | null
  /** The way back from an order of one's own; null where there is none. */
  back: { label: string; run: () => void } | null
}

/** Below the cards of a small screen: the way to an order of one's own, and back from it. */
export function ArrangeBar({ arranging, onArrange, back }: ArrangeBarProps) {
  const t = useTexts(ownOrderTexts)
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
      {back && (
        <Button variant="ghost" size="sm" icon={<Undo2 {...icon} />} onClick={back.run}>
          {back.label}
        </Button>
      )}
    </Box>
  )
}
