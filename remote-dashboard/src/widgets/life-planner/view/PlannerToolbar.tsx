import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import {
  CalendarCheck,
  CalendarDays,
  CalendarSearch,
  CalendarSync,
  ChevronLeft,
  ChevronRight,
  Plus,
  SlidersHorizontal,
} from 'lucide-react'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerMonthTexts } from '../../../texts/planner-month.ts'
import type { PlannerView } from '../planner-state.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * Where the title does not fit beside the buttons, they are in a row of their own. In a wide card all of it is in the row of
 * the card's name, so that the hours begin higher; the end of that row belongs to the mark of samples or the tools of edit mode.
 */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem;
  min-height: 2.5rem;
  h3 { flex: 1 0 auto; max-width: 100%; overflow: hidden; font-size: var(--text-lg); text-overflow: ellipsis; white-space: nowrap; }
  .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0.125rem; margin: 0 -0.625rem 0 auto; }
  button { flex: none; }
  fieldset { display: flex; margin: 0 0.375rem; padding: 0.125rem; border: 1px solid var(--hairline); border-radius: var(--radius-pill); }
  .pill { padding: 0.25rem 0.625rem; border: 0; border-radius: var(--radius-pill); background: transparent; color: var(--muted); font-size: var(--text-sm); line-height: 1.375; transition: background-color var(--fast) var(--ease), color var(--fast) var(--ease); }
  .pill:hover { color: var(--text); }
  .pill[aria-pressed='true'] { background: var(--surface-3); color: var(--text); }
  .today { display: flex; align-items: center; margin-right: 0.25rem; border: 1px solid var(--hairline); color: var(--text); }
  .today:hover { background: var(--surface-3); }
  .today svg { display: none; }
  .wide { display: contents; }
  .narrow { display: none; }
  .narrow button[aria-pressed='true'] { background: var(--surface-3); color: var(--text); }
  @media (pointer: coarse) { .pill { min-height: 2.5rem; } .today { min-height: 2.75rem; } }
  @container (min-width: 44rem) {
    section:not([data-sample]) > div > & { flex-wrap: nowrap; margin-top: -2.75rem; padding-left: 8rem; }
    section:not([data-sample]) > div > & h3 { flex: 1 1 0; }
    .tools { flex: none; flex-wrap: nowrap; }
    [inert] > div > & > .tools { visibility: hidden; }
  }
  /* Samples have their mark in that row, and need a little more room. */
  @container (min-width: 46.5rem) {
    section[data-sample] > div > & { flex-wrap: nowrap; margin-top: -2.75rem; padding-inline: 7.5rem 4rem; }
    section[data-sample] > div > & h3 { flex: 1 1 0; }
  }
  @container (max-width: 54rem) { section[data-sample] > div > & h3 { font-size: var(--text-md); } }
  /* Its buttons are four pixels higher there, and it stays level with the name. */
  @media (pointer: coarse) {
    @container (min-width: 44rem) { section:not([data-sample]) > div > & { margin-top: -2.875rem; } }
    @container (min-width: 46.5rem) { section[data-sample] > div > & { margin-top: -2.875rem; } }
  }
  @container (min-width: 44rem) and (max-width: 50rem) {
    fieldset { margin-inline: 0.125rem; }
    .pill { padding-inline: 0.5rem; }
    .tools { gap: 0; }
    .tools > button, .wide > button { width: 2.25rem; }
  }
  @container (max-width: 48rem) {
    h3 { font-size: var(--text-md); }
    .today { justify-content: center; width: 2.5rem; min-height: 2.5rem; margin: 0; padding: 0; }
    .today svg { display: block; }
    .today span { display: none; }
  }
  @container (max-width: 36rem) { fieldset, .wide { display: none; } .narrow { display: contents; } }
  /* A low card of half the board has its hours begin higher, too. */
  @container (min-width: 32rem) and (max-width: 36rem) {
    section:not([data-sample]) > div > & { flex-wrap: nowrap; margin-top: -2.75rem; padding-left: 7.5rem; }
    section:not([data-sample]) > div > & h3 { flex: 1 1 0; }
    [inert] > div > & > .tools { visibility: hidden; }
  }
  /* The month has the dates, and the options lead to the calendars. */
  @container (max-width: 28rem) {
    & { margin-top: -0.5rem; }
    .tools { gap: 0; }
    .tools button { width: 2.5rem; }
    /* The row has room for four fingers: the last button is above it, in the row of the card's name. */
    @media (pointer: coarse) {
      section:not([data-sample]) > div > & .tools button { width: 2.75rem; }
      section:not([data-sample]) > div > & .tools > :last-child { position: absolute; top: 0.375rem; right: 0.3125rem; }
    }
  }
`

interface PlannerToolbarProps {
  title: string
  view: PlannerView
  /** Whether today is visible. */
  present: boolean
  onView: (view: PlannerView) => void
  onToday: () => void
  /** Called with 1 for the next week or day, and with -1 for the one before. */
  onTurn: (by: 1 | -1) => void
  /** Called with the button, beside which the calendar opens. */
  onDate: (field: Element) => void
  onAdd: () => void
  onCalendars: () => void
  onOptions: () => void
  /** Called when the member comes near the buttons, so that their dialogs can load before the press. */
  onNear: () => void
}

/** The planner's title and its buttons. */
export function PlannerToolbar(props: PlannerToolbarProps) {
  const { title, view, present, onView, onToday, onTurn, onDate, onAdd, onCalendars, onOptions, onNear } =
    props
  const t = useTexts(plannerTexts)
  const m = useTexts(plannerMonthTexts)
  const steps = {
    day: [t.previousDay, t.nextDay],
    week: [t.previousWeek, t.nextWeek],
    month: [m.previousMonth, m.nextMonth],
  } as const
  const [previous, next] = steps[view]
  return (
    <Bar onPointerEnter={onNear} onFocus={onNear}>
      <h3 aria-live="polite">{title}</h3>
      {!present && (
        <button type="button" className="pill today" aria-label={t.today} title={t.today} onClick={onToday}>
          <CalendarCheck {...icon} />
          <span>{t.today}</span>
        </button>
      )}
      <div className="tools">
        <IconButton label={previous} onClick={() => onTurn(-1)}>
          <ChevronLeft {...icon} />
        </IconButton>
        <IconButton label={next} onClick={() => onTurn(1)}>
          <ChevronRight {...icon} />
        </IconButton>
        <fieldset aria-label={t.view}>
          {(['week', 'day', 'month'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="pill"
              aria-pressed={view === one}
              onClick={() => onView(one)}
            >
              {one === 'month' ? m.month : t[one]}
            </button>
          ))}
        </fieldset>
        {/* Where there is room for one day only, the week and the day look alike: one button leads to the month and back. */}
        <span className="narrow">
          <IconButton
            label={m.month}
            aria-pressed={view === 'month'}
            onClick={() => onView(view === 'month' ? 'week' : 'month')}
          >
            <CalendarDays {...icon} />
          </IconButton>
        </span>
        <span className="wide">
          <IconButton
            label={t.pickDate}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onDate(currentTarget)}
          >
            <CalendarSearch {...icon} />
          </IconButton>
          <IconButton label={t.calendars} onClick={onCalendars}>
            <CalendarSync {...icon} />
          </IconButton>
        </span>
        <IconButton label={m.options} onClick={onOptions}>
          <SlidersHorizontal {...icon} />
        </IconButton>
        <IconButton label={t.add} onClick={onAdd}>
          <Plus {...icon} />
        </IconButton>
      </div>
    </Bar>
  )
}
