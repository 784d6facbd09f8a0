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
  p { flex: 1 1 10rem; color: var(--muted); font-size: var(--text-xs); line-height: 1.4; }
  /* The way out of sorting stays in sight: ten folded cards are higher than a phone. */
  &[data-arranging] {
    position: sticky;
    bottom: calc(var(--bottom-bar, 0px) + 0.5rem);
    z-index: 3;
    padding: 0.5rem 0.5rem 0.5rem 0.875rem;
    border: 1px solid var(--outline);
    border-radius: var(--radius-control);
    background: var(--overlay);
    box-shadow: var(--shadow);
  }
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
    <Box data-arranging={arranging ? '' : undefined}>
      {arranging && <p>{t.arrangeHint}</p>}
      {onArrange && (
        <Button
          variant={arranging ? 'secondary' : 'ghost'}
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
