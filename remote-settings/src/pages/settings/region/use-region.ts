import { type Language, setLanguage, useLanguage } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import { useState } from 'react'
import { canonicalZone, DEVICE, optionOf } from './zones.ts'

/** What was chosen in the form and is not saved yet. */
interface Draft {
  language?: Language
  zone?: string
}

/** Language and time zone as they are, as they are chosen in the form, and the way to save them. */
export function useRegion() {
  const savedLanguage = useLanguage()
  const savedZone = optionOf(usePreference('timeZone'))
  const [draft, setDraft] = useState<Draft>({})
  const language = draft.language ?? savedLanguage
  const zone = draft.zone ?? savedZone

  /** Saves both, the language first: it is the one that can fail, and then nothing has changed. @throws TextsLoadError */
  const save = async () => {
    if (language !== savedLanguage) {
      await setLanguage(language)
      setPreference('language', language)
    }
    if (zone !== savedZone) setPreference('timeZone', zone === DEVICE ? null : canonicalZone(zone))
    setDraft({})
  }
  return {
    language,
    zone,
    savedLanguage,
    savedZone,
    isChanged: language !== savedLanguage || zone !== savedZone,
    choose: (chosen: Draft) => setDraft((before) => ({ ...before, ...chosen })),
    save,
  }
}
