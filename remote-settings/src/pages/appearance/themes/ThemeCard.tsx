import { useTexts } from '@cadence/shared/i18n'
import type { ThemeOffer } from '@cadence/shared/theme'
import { useTheme } from '@cadence/shared/theme'
import { appearanceTexts } from '../../../texts/appearance.ts'
import { AppDrawing, Screen } from '../AppDrawing.tsx'
import { Foot, Frame, Look, Picture } from './card-look.ts'
import type { Trial } from './use-trial.ts'

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
            onChange={() => onChoose(offer)}
          />
          <strong lang="en">{name}</strong>
          {premium && <small>{t.premium}</small>}
        </Foot>
      </Look>
    </Frame>
  )
}
