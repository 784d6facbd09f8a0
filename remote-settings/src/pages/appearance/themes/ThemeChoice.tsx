import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { setPreference } from '@cadence/shared/preferences'
import { setColourTheme, type ThemeOffer, useTheme } from '@cadence/shared/theme'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { appearanceTexts } from '../../../texts/appearance.ts'
import { Group, Note } from '../Group.tsx'
import { Cards, Part } from './card-look.ts'
import { themeKeys } from './keys.ts'
import { ThemeCard } from './ThemeCard.tsx'
import { useTrial } from './use-trial.ts'

/** As tall as its longest text, so that nothing moves while themes are tried. */
export const Status = styled.p`
  min-height: 3em;
  margin-bottom: 0.5rem;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5;
  @media (min-width: 1024px) { min-height: 0; margin-bottom: 1rem; }
  /* A finger chooses at once. */
  @media (hover: none) { span { display: none; } }
`

/**
 * The colour theme: three base ones and ten that are Premium and free to try (specification, section 2, Appearance). One
 * choice in two groups, shown by the whole app while the pointer or the focus is on it, applied at once and kept.
 */
export function ThemeChoice({ offers }: { offers: readonly ThemeOffer[] }) {
  const { theme } = useTheme()
  const [kept, setKept] = useState<ReturnType<typeof setColourTheme>>('kept')
  const trial = useTrial()
  const id = useId()
  const t = useTexts(appearanceTexts)
  const chosen = offers.find(({ sheet }) => sheet.id === theme)
  const tried = trial.trying !== chosen ? trial.trying : null
  const choose = (offer: ThemeOffer) => {
    trial.end()
    setKept(setColourTheme(offer.sheet))
    setPreference('theme', offer.sheet.id)
  }
  const cards = (premium: boolean) => (
    <Cards>
      {offers
        .filter((offer) => offer.premium === premium)
        .map((offer) => (
          <ThemeCard key={offer.sheet.id} offer={offer} group={id} trial={trial} onChoose={choose} />
        ))}
    </Cards>
  )
  return (
    <Group data-wide="" lang={useLanguageTag('en')} aria-describedby={`${id}-keys`} onKeyDown={themeKeys}>
      <legend>{t.theme}</legend>
      <p id={`${id}-keys`} className="visually-hidden">
        {t.keysHint}
      </p>
      <Status role="status">
        {tried ? (
          t.trying({ name: tried.name })
        ) : (
          <>
            {t.chosen({ name: chosen?.name ?? '' })} <span>{t.tryHint}</span>
          </>
        )}
      </Status>
      <Part>
        <legend>{t.base}</legend>
        {cards(false)}
      </Part>
      <Part>
        <legend>
          {t.premium} <span>{t.premiumHint}</span>
        </legend>
        {cards(true)}
      </Part>
      <Note role="status">{kept !== 'kept' && { memory: t.themeNotKept, full: t.themeFull }[kept]}</Note>
    </Group>
  )
}
