import { SelectField } from '@cadence/shared/forms'
import { chosenLanguages, type Language, useTexts } from '@cadence/shared/i18n'
import type { ComponentProps } from 'react'
import { regionTexts } from '../../../texts/settings.ts'

/** Each in its own words (specification, section 2, Settings). */
const names = { fr: 'Français', en: 'English', es: 'Español' }

interface LanguageSelectProps extends ComponentProps<'select'> {
  /** Until one was chosen, the texts as they are stated can be kept. */
  saved: Language
}

/** The select of the language. */
export function LanguageSelect({ saved, ...select }: LanguageSelectProps) {
  const t = useTexts(regionTexts)
  return (
    <SelectField {...select} label={t.language} helper={t.languageHint}>
      {saved === 'default' && <option value="default">{t.original}</option>}
      {chosenLanguages.map((language) => (
        <option key={language} value={language} lang={language}>
          {names[language]}
        </option>
      ))}
    </SelectField>
  )
}
