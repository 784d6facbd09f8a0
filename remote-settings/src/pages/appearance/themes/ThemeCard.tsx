import { useTexts } from '@cadence/shared/i18n'
import { type Scheme, type ThemeOffer, useTheme } from '@cadence/shared/theme'
import { useId } from 'react'
import { appearanceTexts } from '../../../texts/appearance.ts'
import { AppPicture } from '../AppPicture.tsx'
import { CardBody, Foot, Frame, Picture, Tags } from './theme-card-styles.ts'
import type { Trial } from './use-theme-trial.ts'

/** The default Premium theme, as stated. Its name is French. */
const BLEU_HORIZON = 'bleu-horizon'

/**
 * The schemes in the picture of a theme. A base theme that follows the mode shows both: in light mode Origin would look like
 * Flash White.
 */
function schemesIn({ sheet, premium }: ThemeOffer, asked: Scheme): readonly Scheme[] {
  if (premium || sheet.dark === sheet.light) return [asked]
  return asked === 'light' ? ['light', 'dark'] : ['dark', 'light']
}

interface Props {
  offer: ThemeOffer
  /** Name of the radio group of all cards. */
  group: string
  trial: Trial
  onChoose: (offer: ThemeOffer) => void
}

/** One theme: a board on its scene, in its own tokens and in the scheme of the member's mode. */
export function ThemeCard({ offer, group, trial, onChoose }: Props) {
  const { theme, asked } = useTheme()
  const t = useTexts(appearanceTexts)
  const { name, premium, sheet } = offer
  const tag = useId()
  const isBleu = sheet.id === BLEU_HORIZON
  return (
    <Frame {...trial.handlersOf(offer)}>
      <CardBody data-card="" tokens={sheet[asked]}>
        <Picture aria-hidden="true">
          <AppPicture sheet={sheet} schemes={schemesIn(offer, asked)} />
        </Picture>
        <Foot data-foot="">
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
      </CardBody>
    </Frame>
  )
}
