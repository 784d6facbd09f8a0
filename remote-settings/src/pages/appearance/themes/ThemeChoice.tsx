import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { setPreference } from '@cadence/shared/preferences'
import { setColourTheme, type ThemeOffer, useTheme } from '@cadence/shared/theme'
import styled from '@emotion/styled'
import { type KeyboardEvent, useId, useState } from 'react'
import { appearanceTexts } from '../../../texts/appearance.ts'
import { Group, Note } from '../appearance-styles.ts'
import { ThemeCard } from './ThemeCard.tsx'
import { Cards, Part } from './theme-card-styles.ts'
import { useTrial } from './use-theme-trial.ts'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The keys of the theme cards. Arrows move the focus through the cards of both groups, which tries each theme; Space and
 * Enter choose one; Escape goes back to the chosen one. The keys of the browser would choose each theme that they reach.
 */
function themeKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const cards = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const step = steps[key]
  const next = step && cards[(cards.indexOf(target) + step + cards.length) % cards.length]
  if (next) next.focus()
  else if (key === 'Escape') cards.find(({ checked }) => checked)?.focus()
  else if (key === 'Enter') target.click()
  else return
  event.preventDefault()
}

/** As tall as its longest text, so that the cards do not move while themes are tried. */
export const Status = styled.p`
  min-height: 3em;
  margin-bottom: 0.5rem;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5;
  @media (min-width: 1024px) { min-height: 0; margin-bottom: 1rem; }
  /* A finger chooses at once, and tries nothing. */
  [data-touch] { display: none; }
  @media (hover: none) { [data-hover] { display: none; } [data-touch] { display: inline; } }
`

/**
 * The colour theme: three base ones and ten that are Premium and free to try (specification, section 2, Appearance). One
 * choice in two groups. The app shows a theme while the pointer or the focus is on it; a chosen theme is applied and stored.
 */
export function ThemeChoice({ offers }: { offers: readonly ThemeOffer[] }) {
  const { theme } = useTheme()
  const [kept, setKept] = useState<ReturnType<typeof setColourTheme>>('stored')
  const trial = useTrial()
  const id = useId()
  const t = useTexts(appearanceTexts)
  const namesTag = useLanguageTag('en')
  const chosen = offers.find(({ sheet }) => sheet.id === theme)
  const tried = trial.trying !== chosen ? trial.trying : null
  const choose = (offer: ThemeOffer) => {
    trial.end()
    setKept(setColourTheme(offer.sheet))
    setPreference('theme', offer.sheet.id)
  }
  const cards = (premium: boolean) => (
    <Cards data-base={!premium || undefined}>
      {offers
        .filter((offer) => offer.premium === premium)
        .map((offer) => (
          <ThemeCard key={offer.sheet.id} offer={offer} group={id} trial={trial} onChoose={choose} />
        ))}
    </Cards>
  )
  return (
    <Group data-wide="" aria-describedby={`${id}-keys`} onKeyDown={themeKeys}>
      <legend lang={namesTag}>{t.theme}</legend>
      <p id={`${id}-keys`} className="visually-hidden">
        {t.keysHint}
      </p>
      <Status role="status">
        {tried ? (
          t.trying({ name: tried.name })
        ) : (
          <>
            {t.chosen({ name: chosen?.name ?? '' })} <span data-hover="">{t.tryHint}</span>
            <span data-touch="">{t.touchHint}</span>
          </>
        )}
      </Status>
      <Part>
        <legend lang={namesTag}>{t.base}</legend>
        {cards(false)}
      </Part>
      <Part>
        <legend>
          {t.premium} <span>{t.premiumHint}</span>
        </legend>
        {cards(true)}
      </Part>
      <Note role="status">{kept !== 'stored' && { memory: t.themeNotKept, full: t.themeFull }[kept]}</Note>
    </Group>
  )
}
