import styled from '@emotion/styled'
import { subDays } from 'date-fns/subDays'
import { useState } from 'react'
import type { WidgetBodyProps } from '../parts.ts'

/** What a member sees before they have notes of their own (specification, section 3). */
const samples = [
  {
    title: 'Oral d’anglais',
    content: 'Commencer par la question, pas par le plan. Trois exemples, une minute chacun, puis ralentir.',
    daysAgo: 0,
  },
  {
    title: 'Idées de sujet',
    content: 'Le rythme du travail chez les copistes ; pourquoi les villes se mettent à l’heure du train.',
    daysAgo: 2,
  },
  {
    title: 'À demander en TD',
    content: 'La différence entre variance et écart type, avec un dessin.',
    daysAgo: 5,
  },
]

const shown = { small: 1, medium: 2, large: 3 } as const

const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' })

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
  return (
    <List data-size={size}>
      {samples.slice(0, shown[size]).map(({ title, content, daysAgo }) => {
        const date = subDays(now, daysAgo)
        return (
          <li key={title}>
            <h3>{title}</h3>
            <p>{content}</p>
            <time dateTime={date.toISOString().slice(0, 10)}>{day.format(date)}</time>
          </li>
        )
      })}
    </List>
  )
}
