import { useTexts } from '@cadence/shared/i18n'
import { type SubjectColour, subjectColours } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { useId } from 'react'
import { subjectTexts } from '../texts/subjects.ts'
import { toneStyle } from './SubjectTag.tsx'

const Box = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  label { position: relative; display: grid; place-items: center; width: 2.25rem; min-height: 2.25rem; padding: 0; border-radius: 50%; cursor: pointer; }
  label::before { content: ''; width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--tone); transition: transform var(--fast) var(--ease); }
  label:hover::before { transform: scale(1.1); }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--tone); }
  label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 1px; }
  label input { position: absolute; opacity: 0; }
  @media (pointer: coarse) { label { width: 2.75rem; min-height: 2.75rem; } }
`

interface ColourChoiceProps {
  label: string
  colour: SubjectColour
  onPick: (colour: SubjectColour) => void
}

/** The colours of subjects, one of which is chosen. */
export function ColourChoice({ label, colour, onPick }: ColourChoiceProps) {
  const t = useTexts(subjectTexts)
  const name = useId()
  return (
    <Box aria-label={label}>
      {subjectColours.map((each) => (
        <label key={each} title={t[each]} style={toneStyle({ colour: each })}>
          <input
            type="radio"
            name={name}
            aria-label={t[each]}
            checked={each === colour}
            onChange={() => onPick(each)}
          />
        </label>
      ))}
    </Box>
  )
}
