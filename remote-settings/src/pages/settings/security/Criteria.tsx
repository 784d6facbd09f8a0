import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { Check, Circle } from 'lucide-react'
import { securityTexts } from '../../../texts/account.ts'
import { criteria } from './password-rule.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 0.375rem 1rem;
  color: var(--muted);
  font-size: var(--text-sm);
  li { display: flex; align-items: center; gap: 0.5rem; }
  li[data-met='true'] { color: var(--text); }
  li[data-met='true'] svg { color: var(--mint); }
  svg { flex: none; }
`

/** What the new password must have, and what of it it has. */
export function Criteria({ password }: { password: string }) {
  const t = useTexts(securityTexts)
  return (
    <List aria-label={t.criteria}>
      {criteria.map(({ name, met }) => {
        const isMet = met(password)
        const Icon = isMet ? Check : Circle
        return (
          <li key={name} data-met={isMet}>
            <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
            <span>
              {t[name]}
              <span className="visually-hidden">, {isMet ? t.met : t.unmet}</span>
            </span>
          </li>
        )
      })}
    </List>
  )
}
