import { Controller, useSubmitForm } from '@cadence/shared/forms'
import { HolidaysSelect } from '@cadence/shared/holidays/holidays-select'
import { TextsLoadError, useTexts } from '@cadence/shared/i18n'
import { Button, Card, ErrorNotice, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { personalTexts } from '../../../texts/account.ts'
import { holidaysSelectTexts } from '../../../texts/holidays-select.ts'
import { regionTexts } from '../../../texts/settings.ts'
import { Section } from '../Section.tsx'
import { LanguageSelect, ZoneSelect } from './RegionSelects.tsx'
import { isSameRegion, type RegionChoice, saveRegion, useSavedRegion } from './region-choice.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  align-items: start;
  gap: 1.25rem;
`

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  @media (max-width: 479px) { display: grid; }
`

/** Language, time zone and place of the holidays (specification, section 2, Settings). */
export function Region() {
  const t = useTexts(regionTexts)
  const { failed } = useTexts(personalTexts)
  const holidays = useTexts(holidaysSelectTexts)
  const saved = useSavedRegion()
  const button = useRef<HTMLButtonElement>(null)
  const [isLanguageMissing, setLanguageMissing] = useState(false)
  const { form, submit, busy, failure } = useSubmitForm<RegionChoice>({
    reusable: true,
    defaultValues: saved,
    // A change from another device appears here, unless the member has chosen something else.
    values: saved,
    resetOptions: { keepDirtyValues: true },
    send: async (chosen) => {
      setLanguageMissing(false)
      try {
        await saveRegion(chosen, saved)
      } catch (error) {
        if (!(error instanceof TextsLoadError)) throw error
        setLanguageMissing(true)
        return
      }
      form.reset(chosen)
      // `t` is still in the old language here.
      toast({ kind: 'success', text: regionTexts.get().saved })
    },
  })
  const isChanged = !isSameRegion(form.watch(), saved)
  return (
    <Section title={t.title} intro={t.intro}>
      <Card>
        <Form
          onSubmit={async (event) => {
            event.preventDefault()
            if (!isChanged) return
            await submit(event)
            button.current?.focus()
          }}
        >
          {isLanguageMissing && <ErrorNotice>{t.notLoaded}</ErrorNotice>}
          {failure && <ErrorNotice>{failed}</ErrorNotice>}
          <Fields>
            <Controller
              name="language"
              control={form.control}
              render={({ field }) => <LanguageSelect saved={saved.language} {...field} />}
            />
            <Controller
              name="timezone"
              control={form.control}
              render={({ field }) => <ZoneSelect saved={saved.timezone} {...field} />}
            />
            <Controller
              name="holidays"
              control={form.control}
              render={({ field }) => <HolidaysSelect texts={holidays} {...field} />}
            />
          </Fields>
          <Foot>
            {/* Not `disabled` after saving: a disabled button loses the focus. */}
            <Button ref={button} type="submit" variant="primary" aria-disabled={!isChanged || busy}>
              {t.save}
            </Button>
          </Foot>
        </Form>
      </Card>
    </Section>
  )
}
