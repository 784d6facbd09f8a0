import { SelectField } from '@cadence/shared/forms'
import { chosenLanguages, type Language, useTexts } from '@cadence/shared/i18n'
import { regionTexts } from '../../../texts/region.ts'

/** Each in its own words (specification, section 2, Settings). */
const names = { fr: 'Français', en: 'English', es: 'Español' }

interface LanguageSelectProps {
  value: Language
  /** Until one was chosen, the texts as they are stated can be kept. */
  saved: Language
  onChoose: (language: Language) => void
}

/** The select of the language. */
export function LanguageSelect({ value, saved, onChoose }: LanguageSelectProps) {
  const t = useTexts(regionTexts)
  const choose = (chosen: string) => {
    const language = [...chosenLanguages, 'default' as const].find((known) => known === chosen)
    if (language) onChoose(language)
  }
  return (
    <SelectField
      label={t.language}
      helper={t.languageHint}
      name="language"
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      {saved === 'default' && <option value="default">{t.original}</option>}
      {chosenLanguages.map((language) => (
        <option key={language} value={language} lang={language}>
          {names[language]}
        </option>
      ))}
    </SelectField>
  )
}
