import { useTexts } from '@cadence/shared/i18n'
import { Button, Card, ErrorNotice, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type FormEvent, useRef, useState } from 'react'
import { regionTexts } from '../../../texts/region.ts'
import { Section } from '../Section.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { useRegion } from './use-region.ts'
import { ZoneSelect } from './ZoneSelect.tsx'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  & > p { max-width: 38em; color: var(--muted); }
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

/** Language and time zone (specification, section 2, Settings). */
export function Region() {
  const t = useTexts(regionTexts)
  const { save, choose, isChanged, ...region } = useRegion()
  const [state, setState] = useState<'rest' | 'saving' | 'failed'>('rest')
  const button = useRef<HTMLButtonElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || state === 'saving') return
    setState('saving')
    try {
      await save()
      setState('rest')
      // In the language that was just chosen.
      toast({ kind: 'success', text: regionTexts.get().saved })
    } catch (error) {
      console.warn('The language could not be changed', error)
      setState('failed')
    }
    button.current?.focus()
  }
  return (
    <Section title={t.title}>
      <Card>
        <Form onSubmit={submit}>
          <p>{t.intro}</p>
          {state === 'failed' && <ErrorNotice>{t.notLoaded}</ErrorNotice>}
          <Fields>
            <LanguageSelect
              value={region.language}
              saved={region.savedLanguage}
              onChoose={(language) => choose({ language })}
            />
            <ZoneSelect value={region.zone} saved={region.savedZone} onChoose={(zone) => choose({ zone })} />
          </Fields>
          <Foot>
            {/* Never really disabled: the focus would be lost when what it saved is saved. */}
            <Button
              ref={button}
              type="submit"
              variant="primary"
              aria-disabled={!isChanged || state === 'saving'}
            >
              {t.save}
            </Button>
          </Foot>
        </Form>
      </Card>
    </Section>
  )
}
