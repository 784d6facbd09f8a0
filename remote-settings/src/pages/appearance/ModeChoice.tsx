import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { setThemeMode, themeModes, useTheme } from '@cadence/shared/theme'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { appearanceTexts } from '../../texts/appearance.ts'
import { ModeSwatch } from './ModeSwatch.tsx'

const Group = styled.fieldset`
  min-width: 0;
  max-width: 48rem;
  margin: 2rem 0 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: 0.875rem; font: 600 var(--text-lg) / 1.25 var(--font-display); letter-spacing: -0.01em; }
`

const Modes = styled.div`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
`

const Mode = styled.label`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  align-content: start;
  gap: 0.75rem 0.625rem;
  padding: 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  cursor: pointer;
  & > span:first-of-type { grid-column: 1 / -1; }
  &:hover { border-color: var(--outline); }
  &:has(:checked) { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
  &:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 3px; }
  input { appearance: none; width: 1.25rem; height: 1.25rem; margin: 0.125rem 0 0; border: 1.5px solid var(--outline); border-radius: 50%; outline: none; cursor: pointer; }
  input:checked { border-color: var(--accent); background: radial-gradient(circle, var(--accent) 0 45%, transparent 50%); }
  strong { display: block; font-weight: 600; }
  small { display: block; color: var(--muted); font-size: var(--text-sm); line-height: 1.4; }
  @media (max-width: 767px) {
    grid-template-columns: 7rem 1.25rem minmax(0, 1fr);
    align-items: center;
    & > span:first-of-type { grid-column: auto; }
  }
`

const Note = styled.p`
  max-width: 38em;
  margin-top: 0.75rem;
  color: var(--muted);
  font-size: var(--text-sm);
  &:empty { margin: 0; }
`

/** Dark, light, or as the system is (specification, section 4, Theme): applied at once, everywhere, and kept. */
export function ModeChoice() {
  const { mode: chosen, scheme } = useTheme()
  const [kept, setKept] = useState<ReturnType<typeof setThemeMode>>('kept')
  const id = useId()
  const t = useTexts(appearanceTexts)
  const names = { dark: t.dark, light: t.light, system: t.system }
  const hints = { dark: t.darkHint, light: t.lightHint, system: t.systemHint }
  const now = { dark: t.darkNow, light: t.lightNow }
  return (
    <Group lang={useLanguageTag('en')}>
      <legend>{t.mode}</legend>
      <Modes>
        {themeModes.map((mode) => {
          const hintId = `${id}-${mode}`
          return (
            <Mode key={mode}>
              <ModeSwatch mode={mode} />
              <input
                type="radio"
                name={id}
                value={mode}
                checked={mode === chosen}
                aria-label={names[mode]}
                aria-describedby={hintId}
                onChange={() => setKept(setThemeMode(mode))}
              />
              <span>
                <strong>{names[mode]}</strong>
                <small id={hintId}>
                  {hints[mode]}
                  {mode === 'system' && chosen === 'system' && ` (${now[scheme]})`}
                </small>
              </span>
            </Mode>
          )
        })}
      </Modes>
      <Note role="status">{kept !== 'kept' && { memory: t.notKept, full: t.storageFull }[kept]}</Note>
    </Group>
  )
}
