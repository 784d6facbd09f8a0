import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { subDays } from 'date-fns/subDays'
import { useMemo, useState } from 'react'
import { sampleTexts } from '../../texts/samples.ts'
import type { WidgetBodyProps } from '../parts.ts'

/** What a member sees before they have notes of their own (specification, section 3). */
const samples = [
  { note: 'oral', daysAgo: 0 },
  { note: 'ideas', daysAgo: 2 },
  { note: 'ask', daysAgo: 5 },
] as const

const shown = { small: 1, medium: 2, large: 3 } as const

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  li { display: grid; gap: 0.125rem; }
  li + li { padding-top: 0.75rem; border-top: 1px solid var(--hairline); }
  h3 { font: 600 var(--text-md) / 1.35 var(--font-text); letter-spacing: 0; overflow-wrap: anywhere; }
  p { display: -webkit-box; overflow: hidden; color: var(--muted); font-size: var(--text-sm); line-height: 1.45; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  time { color: var(--faint); font-size: var(--text-xs); }
  &[data-size='small'] p { -webkit-line-clamp: 3; }
`

/** Notes: title, content, date. */
export function NotePad({ size }: WidgetBodyProps) {
  const [now] = useState(() => new Date())
  const t = useTexts(sampleTexts)
  const tag = useLanguageTag('fr-FR')
  const day = useMemo(() => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' }), [tag])
  return (
    <List data-size={size}>
      {samples.slice(0, shown[size]).map(({ note, daysAgo }) => {
        const date = subDays(now, daysAgo)
        return (
          <li key={note}>
            <h3>{t[`${note}Title`]}</h3>
            <p>{t[`${note}Text`]}</p>
            <time dateTime={date.toISOString().slice(0, 10)}>{day.format(date)}</time>
          </li>
        )
      })}
    </List>
  )
}
