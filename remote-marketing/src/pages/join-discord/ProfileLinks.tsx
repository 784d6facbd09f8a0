import { TextField } from '@cadence/shared/forms'
import { PROFILE_LINKS_MAX } from '@cadence/shared/schemas'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Plus, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readDraft } from '../../parts/form/draft.ts'
import type { Faults } from '../../parts/form/fields.ts'

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; font-size: var(--text-sm); font-weight: 600; }
  legend + * { margin-top: 0.375rem; }
  > button { justify-self: start; }
`

const Full = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`

/** One input. Its key stays when other inputs are added or removed; its index is its name. */
interface Row {
  key: number
  text: string
}

/** The texts of the links in the draft, in their order. */
function draftRows(): Row[] {
  const fields = readDraft('ambassador')?.fields ?? {}
  const names = Object.keys(fields).filter((name) => name.startsWith('profileLinks.'))
  return names.slice(0, PROFILE_LINKS_MAX).map((name, key) => ({ key, text: fields[name] ?? '' }))
}

/** Props of the list. `onChange` runs after an input is added or removed. */
export interface ProfileLinksProps {
  faults: Faults
  onChange: () => void
}

/** Profiles on social networks, one input each. The first one is required; others can be added and removed. */
export function ProfileLinks({ faults, onChange }: ProfileLinksProps) {
  const [rows, setRows] = useState<readonly Row[]>([{ key: 0, text: '' }])
  const list = useRef<HTMLFieldSetElement>(null)

  useLayoutEffect(() => {
    const kept = draftRows()
    if (kept.length > 1) setRows(kept)
  }, [])

  /** Changes the rows, focuses one of them, and announces the change after it is on the screen. */
  const change = (next: readonly Row[], focused: number) => {
    flushSync(() => setRows(next))
    list.current?.querySelectorAll('input')[focused]?.focus()
    onChange()
  }
  const add = () => {
    const key = Math.max(...rows.map((row) => row.key)) + 1
    change([...rows, { key, text: '' }], rows.length)
  }
  const remove = (index: number) => {
    const others = rows.filter((_, place) => place !== index)
    change(others, index - 1)
  }

  return (
    <Box ref={list}>
      <legend>Tes profils sur les réseaux</legend>
      {rows.map(({ key, text }, index) => (
        <TextField
          key={key}
          name={`profileLinks.${index}`}
          aria-label={`Lien ${index + 1}`}
          defaultValue={text}
          required
          autoComplete={index === 0 ? 'url' : 'off'}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={index === 0 ? 'instagram.com/pseudo' : 'tiktok.com/@pseudo'}
          error={faults[`profileLinks.${index}`]}
          right={
            index > 0 && (
              <IconButton label={`Retirer le lien ${index + 1}`} onClick={() => remove(index)}>
                <X size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )
          }
        />
      ))}
      {rows.length < PROFILE_LINKS_MAX ? (
        <Button size="sm" icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={add}>
          Ajouter un autre lien
        </Button>
      ) : (
        <Full>C’est le maximum.</Full>
      )}
    </Box>
  )
}
