import { useTexts } from '@cadence/shared/i18n'
import { Link, settingsPath } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { pillLink } from '../../pill-link.ts'
import { settingsTexts } from '../../texts/settings.ts'
import { type Entry, sections } from './sections.ts'

/* A list that opens below the current section on a phone, pills in two rows on a tablet, a column beside the section on a desktop. */
const Menu = styled.nav`
  min-width: 0;
  ul { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  a, button { display: flex; align-items: center; gap: 0.75rem; line-height: 1.3; }
  svg { flex: none; }
  a[aria-current] svg, button svg:first-of-type { color: var(--accent); }
  @media (min-width: 640px) {
    & > button { display: none; }
    a { ${pillLink} padding: 0.5rem 1rem; }
  }
  @media (max-width: 639px) {
    border: 1px solid var(--outline);
    border-radius: var(--radius-control);
    background: var(--surface-1);
    ul { display: grid; gap: 0; padding: 0.375rem; border-top: 1px solid var(--hairline); }
    ul[data-closed] { display: none; }
    a { min-height: 2.75rem; padding-inline: 0.625rem; border-radius: var(--radius-control); color: var(--muted); text-decoration: none; }
    a[aria-current] { background: var(--surface-3); color: var(--text); font-weight: 600; }
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 5.5rem;
    ul { display: grid; gap: 0.25rem; }
    a { padding-inline: 0.75rem; border-color: transparent; border-radius: var(--radius-control); background: transparent; }
    a:hover { background: var(--surface-2); }
  }
`

const Opener = styled.button`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  font-weight: 600;
  text-align: start;
  span { flex: 1; }
  svg:last-of-type { color: var(--muted); transition: rotate var(--fast) var(--ease); }
  &[aria-expanded='true'] svg:last-of-type { rotate: 180deg; }
`

function Title({ entry: { Icon, texts } }: { entry: Entry }) {
  const { title } = useTexts(texts)
  return (
    <>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{title}</span>
    </>
  )
}

/** The menu of the seven sections (specification, section 2, Settings). */
export function SectionMenu({ current }: { current: Entry }) {
  const t = useTexts(settingsTexts)
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // On a phone the list hides the chosen link. In a wider window the opener is hidden, and the link keeps the focus.
    opener.current?.focus()
  }
  return (
    <Menu aria-label={t.sections}>
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Title entry={current} />
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </Opener>
      <ul id={listId} data-closed={isOpen ? undefined : ''}>
        {sections.map((entry) => (
          <li key={entry.id}>
            <Link
              to={settingsPath(entry.id)}
              aria-current={entry === current ? 'page' : undefined}
              preventScrollReset
              onClick={close}
            >
              <Title entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
