import { useTexts } from '@cadence/shared/i18n'
import { Link, settingsPath } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { pillLink } from '../../pill-link.ts'
import { settingsTexts } from '../../texts/settings.ts'
import { type Entry, sections } from './sections.ts'

/* A row that scrolls sideways on a small screen, a column beside the section on a large one. */
const Menu = styled.nav`
  min-width: 0;
  ul {
    display: flex;
    gap: 0.5rem;
    margin: -0.375rem;
    padding: 0.375rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* The row goes to the edges of the screen, where its ends fade out: more can be scrolled into sight. */
  @media (max-width: 1023px) {
    --edge: 1rem;
    ul { margin-inline: calc(-1 * var(--edge)); padding-inline: var(--edge) calc(2 * var(--edge)); mask-image: linear-gradient(90deg, transparent, black var(--edge) calc(100% - 2 * var(--edge)), transparent); }
  }
  @media (min-width: 768px) { --edge: 1.5rem; }
  /* In Firefox and WebKit a shrunk item is narrower than its words, which then run over the pill. */
  li { flex: none; }
  a {
    ${pillLink}
    display: flex;
    gap: 0.75rem;
    padding: 0.5rem 1rem;
    line-height: 1.3;
    white-space: nowrap;
    svg { flex: none; }
    &[aria-current] svg { color: var(--accent); }
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 5.5rem;
    ul { display: grid; gap: 0.25rem; overflow: visible; }
    a { padding-inline: 0.75rem; border-color: transparent; border-radius: var(--radius-control); background: transparent; white-space: normal; }
    a:hover { background: var(--surface-2); }
  }
`

function MenuLink({ entry, isCurrent }: { entry: Entry; isCurrent: boolean }) {
  const { title } = useTexts(entry.texts)
  const link = useRef<HTMLAnchorElement>(null)
  // On a small screen the menu is a row that scrolls. A section that a link has opened may be outside its visible part.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isCurrent])
  return (
    <Link
      ref={link}
      to={settingsPath(entry.id)}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      <entry.Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {title}
    </Link>
  )
}

/** The menu of the seven sections (specification, section 2, Settings). */
export function SectionMenu({ current }: { current: Entry }) {
  const t = useTexts(settingsTexts)
  return (
    <Menu aria-label={t.sections}>
      <ul>
        {sections.map((entry) => (
          <li key={entry.id}>
            <MenuLink entry={entry} isCurrent={entry === current} />
          </li>
        ))}
      </ul>
    </Menu>
  )
}
