import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { setPreference } from '@cadence/shared/preferences'
import {
  type Scheme,
  setThemeMode,
  type ThemeMode,
  type ThemeSheet,
  themeModes,
  useTheme,
} from '@cadence/shared/theme'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { appearanceTexts } from '../../texts/appearance.ts'
import { AppPicture } from './AppPicture.tsx'
import { Group, Note } from './appearance-styles.ts'

const Box = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
`

const schemesOf: Record<ThemeMode, readonly Scheme[]> = {
  dark: ['dark'],
  light: ['light'],
  system: ['light', 'dark'],
}

const Modes = styled.div`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  /* The columns of the base themes. */
  @media (min-width: 1280px) { gap: 0.875rem; }
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
  small { display: block; color: var(--muted); font-size: var(--text-sm); line-height: 1.4; text-wrap: balance; }
  @media (max-width: 767px) {
    grid-template-columns: 7rem 1.25rem minmax(0, 1fr);
    align-items: center;
    & > span:first-of-type { grid-column: auto; }
  }
  /* The three take the whole width, so each has its words beside its picture: above them it would be as high as a window. */
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 9fr) 1.25rem minmax(0, 11fr);
    align-items: center;
    & > span:first-of-type { grid-column: auto; }
  }
`

/**
 * Dark, light, or the mode of the system (specification, section 4, Theme). A choice is applied at once and stored.
 * @param sheet the chosen theme, in which the modes are drawn. When it looks the same in each, they are drawn in the default one.
 */
export function ModeChoice({ sheet }: { sheet?: ThemeSheet | undefined }) {
  const { mode: chosen, scheme, asked, oneLook } = useTheme()
  const [kept, setKept] = useState<ReturnType<typeof setThemeMode>>('stored')
  const id = useId()
  const t = useTexts(appearanceTexts)
  const namesTag = useLanguageTag('en')
  const names = { dark: t.dark, light: t.light, system: t.system }
  const hints = { dark: t.darkHint, light: t.lightHint, system: t.systemHint }
  const now = { dark: t.darkNow, light: t.lightNow }
  const choose = (mode: ThemeMode) => {
    setKept(setThemeMode(mode))
    setPreference('mode', mode)
  }
  return (
    <Group data-wide="">
      <legend lang={namesTag}>{t.mode}</legend>
      <Modes>
        {themeModes.map((mode) => {
          const hintId = `${id}-${mode}`
          return (
            <Mode key={mode}>
              <Box aria-hidden="true">
                <AppPicture sheet={oneLook ? undefined : sheet} schemes={schemesOf[mode]} />
              </Box>
              <input
                type="radio"
                name={id}
                value={mode}
                checked={mode === chosen}
                aria-label={names[mode]}
                lang={namesTag}
                aria-describedby={hintId}
                onChange={() => choose(mode)}
              />
              <span>
                <strong lang={namesTag}>{names[mode]}</strong>
                <small id={hintId}>
                  {hints[mode]}
                  {mode === 'system' && chosen === 'system' && ` (${now[asked]})`}
                </small>
              </span>
            </Mode>
          )
        })}
      </Modes>
      <Note>{oneLook && { dark: t.alwaysDark, light: t.alwaysLight }[scheme]}</Note>
      <Note role="status">{kept !== 'stored' && { memory: t.notKept, full: t.storageFull }[kept]}</Note>
    </Group>
  )
}
