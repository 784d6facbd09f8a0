import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import type { InputHTMLAttributes, Ref } from 'react'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-size: var(--text-sm);
  label { display: flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; cursor: pointer; }
  input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent-deep); }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; text-underline-offset: 0.25em; }
`

/** The choice of a session of 30 days, and the way out for a forgotten password. */
export function RememberMe(props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Row>
      <label>
        <input {...props} type="checkbox" />
        Rester connecté 30 jours
      </label>
      <Link to={paths.forgotPassword}>Mot de passe oublié ?</Link>
    </Row>
  )
}
