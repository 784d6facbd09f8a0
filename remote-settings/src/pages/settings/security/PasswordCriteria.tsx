import { useTexts } from '@cadence/shared/i18n'
import { PASSWORD_MAX } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { Check, Circle } from 'lucide-react'
import { type SecurityTexts, securityTexts } from '../../../texts/account.ts'

type Name = keyof Pick<SecurityTexts, 'length' | 'lower' | 'upper' | 'digit'>

/** The criteria of a password, as at registration (specification, section 5). */
const criteria: readonly { name: Name; met: (password: string) => boolean }[] = [
  { name: 'length', met: (password) => password.length >= 8 },
  { name: 'lower', met: (password) => /[a-z]/.test(password) },
  { name: 'upper', met: (password) => /[A-Z]/.test(password) },
  { name: 'digit', met: (password) => /\d/.test(password) },
]

/** The fault of a new password. Undefined when it has none. */
export function passwordFault(password: string): 'weak' | 'long' | undefined {
  if (!criteria.every(({ met }) => met(password))) return 'weak'
  return password.length > PASSWORD_MAX ? 'long' : undefined
}

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

/** The criteria of the new password, each marked as met or not. */
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
