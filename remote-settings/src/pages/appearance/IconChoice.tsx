import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { appearanceTexts } from '../../texts/appearance.ts'
import { Group, Soon } from './appearance-styles.ts'

const Icons = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 5.5rem));
  gap: 0.5rem;
  padding-top: 0.375rem;
  /* The ring of the first icon begins where the other choices begin: its column is wider than on a phone. */
  @media (min-width: 640px) { margin-inline-start: -0.6875rem; }
  label { display: grid; justify-items: center; gap: 0.5rem; color: var(--muted); font-size: var(--text-xs); line-height: 1.3; text-align: center; }
  label:has(:checked) { color: var(--text); }
  /* The border is of the page: the icon’s own hairline cannot be seen on every page. */
  span { display: grid; width: min(3.5rem, 100% - 0.5rem); border: 1px solid var(--outline); border-radius: var(--radius-pill); outline: 2px solid transparent; outline-offset: 3px; }
  input:checked + span { outline-color: var(--accent); }
  svg { width: 100%; aspect-ratio: 1; border-radius: var(--radius-pill); background: var(--ground-of-icon); }
  [data-icon='cadence'] svg { --ground-of-icon: var(--surface-1); --dot: var(--warm); --ink: var(--accent); }
  [data-icon='iris'] svg { --ground-of-icon: var(--accent-deep); --dot: var(--on-accent); --ink: var(--on-accent); }
  [data-icon='dawn'] svg { --ground-of-icon: var(--warm); --dot: var(--page); --ink: var(--page); }
  [data-icon='mint'] svg { --ground-of-icon: var(--mint); --dot: var(--page); --ink: var(--page); }
  [data-icon='ink'] svg { --ground-of-icon: var(--text); --dot: var(--page); --ink: var(--page); }
`

/**
 * The application's icon (specification, section 2, Appearance): five round options, the first selected. They cannot be
 * chosen yet.
 */
export function IconChoice() {
  const t = useTexts(appearanceTexts)
  const icons = { cadence: 'Cadence', iris: t.iconIris, dawn: t.iconDawn, mint: t.iconMint, ink: t.iconInk }
  return (
    <Group lang={useLanguageTag('en')}>
      <legend>
        {t.icon} <Soon>{t.soon}</Soon>
      </legend>
      <Icons>
        {Object.entries(icons).map(([icon, name]) => (
          <label key={icon} data-icon={icon}>
            <input
              type="radio"
              className="visually-hidden"
              name="icon"
              value={icon}
              checked={icon === 'cadence'}
              readOnly
              disabled
            />
            {/* An icon is seen among those of other apps, so it keeps its own colours in every theme. */}
            <span>
              <svg
                data-scheme="dark"
                viewBox="0 0 32 32"
                fill="none"
                aria-hidden="true"
                strokeLinecap="round"
              >
                <circle cx="11" cy="21" r="2.4" fill="var(--dot)" />
                <path d="M11 14.5a6.5 6.5 0 0 1 6.5 6.5" stroke="var(--ink)" strokeWidth="2.4" />
                <path
                  d="M11 8.5a12.5 12.5 0 0 1 12.5 12.5"
                  stroke="var(--ink)"
                  strokeOpacity="0.55"
                  strokeWidth="2.4"
                />
              </svg>
            </span>
            {name}
          </label>
        ))}
      </Icons>
    </Group>
  )
}
