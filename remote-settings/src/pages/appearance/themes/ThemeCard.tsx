import { useTexts } from '@cadence/shared/i18n'
import { type ThemeOffer, useTheme } from '@cadence/shared/theme'
import { useId } from 'react'
import { appearanceTexts } from '../../../texts/appearance.ts'
import { AppDrawing, Screen } from '../AppDrawing.tsx'
import { Foot, Frame, Look, Picture, Tags } from './theme-card-styles.ts'
import type { Trial } from './use-theme-trial.ts'

/** The one that is the default among the Premium ones, as stated; its name is French. */
const BLEU_HORIZON = 'bleu-horizon'

interface Props {
  offer: ThemeOffer
  /** Name of the radio group that all cards are of. */
  group: string
  trial: Trial
  onChoose: (offer: ThemeOffer) => void
}

/** A theme to choose, drawn in its own tokens, in the scheme that the member's mode asks for. */
export function ThemeCard({ offer, group, trial, onChoose }: Props) {
  const { theme, asked } = useTheme()
  const t = useTexts(appearanceTexts)
  const { name, premium, sheet } = offer
  const tag = useId()
  const isBleu = sheet.id === BLEU_HORIZON
  return (
    <Frame {...trial.handlersOf(offer)}>
      <Look look={sheet[asked]}>
        <Picture aria-hidden="true">
          <Screen>
            <AppDrawing />
          </Screen>
        </Picture>
        <Foot>
          <input
            type="radio"
            name={group}
            value={sheet.id}
            checked={sheet.id === theme}
            aria-label={premium ? t.premiumNamed({ name }) : name}
            aria-describedby={isBleu ? tag : undefined}
            onChange={() => onChoose(offer)}
          />
          <strong lang={isBleu ? 'fr' : 'en'}>{name}</strong>
          {premium && (
            <Tags>
              <small>{t.premium}</small>
              {isBleu && <span id={tag}>{t.premiumDefault}</span>}
            </Tags>
          )}
        </Foot>
      </Look>
    </Frame>
  )
}
