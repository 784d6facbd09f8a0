import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Pencil } from 'lucide-react'
import type { Ref } from 'react'
import { personalTexts } from '../../../texts/account.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 4.5rem;
  padding-block: 0.75rem;
  gap: 0.25rem 0.75rem;
  & + & { border-top: 1px solid var(--hairline); }
  dl { min-width: 0; flex: 1 1 7rem; margin: 0; }
  dt { color: var(--muted); font-size: var(--text-sm); }
  dd { margin: 0.125rem 0 0; font-weight: 550; overflow-wrap: anywhere; }
  dd[data-empty='true'] { color: var(--muted); font-weight: 400; }
  /* From a tablet on, the button's word ends where the card's other lines do. */
  button[data-variant] { flex: none; min-height: 2.75rem; margin-right: -0.75rem; }
  /* On a phone the button has no icon and no hover: without an edge its grey word would look like a disabled button. */
  @media (max-width: 639px) {
    dd { font-size: var(--text-sm); }
    button[data-variant] { --bg: var(--surface-2); --edge: var(--hairline); --fg: var(--text); margin-right: 0; }
    button svg { display: none; }
  }
`

/** Props of a read-only field. It is `disabled` until the profile is loaded, which says how it can be changed. */
export interface FieldRowProps {
  label: string
  value: string
  disabled?: boolean
  onEdit: () => void
  ref?: Ref<HTMLButtonElement>
}

/** An e-mail address that may break before its `@` when it is too long for its line. */
function Breakable({ text }: { text: string }) {
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

/** A field of the profile, with the button that opens its modal (specification, section 3, Profile field). */
export function FieldRow({ label, value, disabled = false, onEdit, ref }: FieldRowProps) {
  const t = useTexts(personalTexts)
  return (
    <Row>
      <dl>
        <dt>{label}</dt>
        <dd data-empty={value === ''}>{value === '' ? t.none : <Breakable text={value} />}</dd>
      </dl>
      <Button
        {...(ref && { ref })}
        size="sm"
        variant="ghost"
        icon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={t.editField({ field: label })}
        disabled={disabled}
        onClick={onEdit}
      >
        {t.edit}
      </Button>
    </Row>
  )
}
