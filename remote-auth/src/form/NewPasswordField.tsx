import styled from '@emotion/styled'
import { Check, Dot } from 'lucide-react'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
import { type Scale, strength, strengthWord } from './password-scales.ts'

const Bar = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 0.375rem;
  margin-top: 0.25rem;
  span {
    height: 0.25rem;
    border-radius: var(--radius-pill);
    background: color-mix(in srgb, var(--outline) 45%, var(--surface-3));
    transition: background-color var(--slow) var(--ease);
  }
  &[data-tone='weak'] span[data-on='true'] { background: var(--coral); }
  &[data-tone='fair'] span[data-on='true'] { background: var(--amber); }
  &[data-tone='strong'] span[data-on='true'] { background: var(--mint); }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: start;
  gap: 0.25rem clamp(0.75rem, 3vw, 1.5rem);
  margin-top: 0.25rem;
  /* Where there is room, the second column begins where the second field of a pair does. */
  @media (min-width: 30em) { grid-template-columns: calc(50% + 0.5rem) auto; column-gap: 0; }
  color: var(--muted);
  font-size: var(--text-sm);
  li { display: flex; align-items: center; gap: 0.375rem; }
  li[data-met='true'] { color: var(--text); }
  li[data-met='true'] svg { color: var(--mint); }
  svg { flex: none; margin-left: -0.125rem; }
`

const toneOf = (share: number) => (share <= 0.5 ? 'weak' : share < 1 ? 'fair' : 'strong')

/** Props of `NewPasswordField`. */
export interface NewPasswordFieldProps extends PasswordFieldProps {
  /** What is typed. */
  password: string
  scale: Scale
}

/**
 * The field for a new password, a bar with one segment per criterion, and a checklist. Both follow the typing. They are
 * only a hint: the schema decides.
 */
export function NewPasswordField({ password, scale, ...field }: NewPasswordFieldProps) {
  const score = strength(scale, password)
  return (
    <>
      <PasswordField
        {...field}
        autoComplete="new-password"
        meter={
          <>
            <Bar data-tone={toneOf(score / scale.criteria.length)} aria-hidden="true">
              {scale.criteria.map(({ label }, index) => (
                <span key={label} data-on={index < score} />
              ))}
            </Bar>
            <List aria-label="Critères du mot de passe">
              {scale.criteria.map(({ label, met }) => {
                const Icon = met(password) ? Check : Dot
                return (
                  <li key={label} data-met={met(password)}>
                    <Icon size={16} strokeWidth={2.25} aria-hidden="true" />
                    {label}
                    <span className="visually-hidden">{met(password) ? ' : rempli' : ' : à remplir'}</span>
                  </li>
                )
              })}
            </List>
          </>
        }
      />
      <span className="visually-hidden" role="status">
        {score > 0 ? `Niveau du mot de passe : ${strengthWord(scale, password)}` : ''}
      </span>
    </>
  )
}
