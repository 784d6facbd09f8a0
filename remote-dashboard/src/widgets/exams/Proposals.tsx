import { dayOf } from '@cadence/shared/calendar/time'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, ErrorNotice, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Check, Plus, Undo2, X } from 'lucide-react'
import { useRef } from 'react'
import { examTexts } from '../../texts/exams.ts'
import { dayTitle, formatTime } from '../life-planner/date-format.ts'
import type { Span } from './revision-plan.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A session that the plan proposes, and what the member did with it. `id` becomes the id of its event. */
export interface Proposal extends Span {
  id: string
  state: 'open' | 'accepted' | 'skipped'
}

/** A session in words: `Vendredi 27 novembre, 09:00 – 10:00`. */
export const sessionText = ({ start, end }: Span, tag: string) =>
  `${dayTitle(dayOf(start), tag)}, ${formatTime(start, tag)} – ${formatTime(end, tag)}`

const Box = styled.section`
  margin-top: 1.25rem;
  h3 { margin-bottom: 0.25rem; font-size: var(--text-md); }
  p { color: var(--muted); font-size: var(--text-sm); }
  li { display: flex; align-items: center; gap: 0.25rem; min-height: 3.25rem; padding-block: 0.25rem; border-bottom: 1px solid var(--hairline); }
  li > span { flex: 1; min-width: 0; line-height: 1.35; }
  li small { display: block; color: var(--muted); font-size: var(--text-sm); font-variant-numeric: tabular-nums; }
  li[data-state='skipped'] > span { color: var(--muted); text-decoration: line-through; }
  li[data-state='accepted'] small { display: flex; align-items: center; gap: 0.375rem; color: var(--mint); }
`

interface ProposalsProps {
  proposals: readonly Proposal[]
  /** What the member can do where there is no room for all; null where there is. */
  shortage: string | null
  refused: boolean
  onAccept: (proposal: Proposal) => void
  onTakeBack: (proposal: Proposal) => void
  onSkip: (proposal: Proposal) => void
}

/**
 * The proposed sessions. The member adds each to the planner or skips it; the focus then moves to the next open one.
 */
export function Proposals({ proposals, shortage, refused, onAccept, onTakeBack, onSkip }: ProposalsProps) {
  const t = useTexts(examTexts)
  const tag = useLanguageTag('fr-FR')
  const list = useRef<HTMLUListElement>(null)
  /** Focuses the next open session, or the button that took the place of the pressed one. */
  const goOn = (from: number) =>
    requestAnimationFrame(() => {
      const rows = [...(list.current?.children ?? [])]
      const next = rows.slice(from + 1).find((row) => row.getAttribute('data-state') === 'open') ?? rows[from]
      next?.querySelector('button')?.focus()
    })
  return (
    <Box aria-label={t.proposals}>
      <h3>{t.proposals}</h3>
      {proposals.length === 0 && <p>{t.noRoom}</p>}
      {shortage && <p>{shortage}</p>}
      {refused && <ErrorNotice>{t.refused}</ErrorNotice>}
      <ul ref={list}>
        {proposals.map((proposal, at) => {
          const { id, state, start, end } = proposal
          const session = sessionText(proposal, tag)
          return (
            <li key={id} data-state={state}>
              <span>
                {dayTitle(dayOf(start), tag)}
                <small>
                  {state === 'accepted' && <Check size={14} strokeWidth={2} aria-hidden="true" />}
                  {formatTime(start, tag)} – {formatTime(end, tag)}
                  {state === 'accepted' && ` · ${t.accepted}`}
                </small>
              </span>
              {state === 'open' && (
                <>
                  <Button
                    size="sm"
                    icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
                    aria-label={t.accept({ session })}
                    onClick={() => {
                      onAccept(proposal)
                      goOn(at)
                    }}
                  >
                    {t.acceptShort}
                  </Button>
                  <IconButton
                    label={t.skip({ session })}
                    onClick={() => {
                      onSkip(proposal)
                      goOn(at)
                    }}
                  >
                    <X {...icon} />
                  </IconButton>
                </>
              )}
              {state === 'accepted' && (
                <IconButton label={t.takeBack({ session })} onClick={() => onTakeBack(proposal)}>
                  <Undo2 {...icon} />
                </IconButton>
              )}
              {state === 'skipped' && (
                <IconButton label={t.accept({ session })} onClick={() => onAccept(proposal)}>
                  <Plus {...icon} />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
    </Box>
  )
}
