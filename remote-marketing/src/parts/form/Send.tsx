import { Link, paths } from '@cadence/shared/router'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { fr } from '../typography.ts'
import { useIsInteractive } from './use-is-interactive.ts'
import type { SentForm } from './use-sent-form.ts'

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`

const Small = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5;
  a { color: inherit; text-underline-offset: 0.25em; }
  a:hover { color: var(--text); }
`

/** Props of the end of a form; `purpose` says what the data are for, as a whole sentence. */
export interface SendProps {
  form: Pick<SentForm<unknown>, 'busy' | 'trouble'>
  purpose: string
  children: ReactNode
}

/**
 * The end of a form: what went wrong, the button, and what becomes of the data. The button waits for the script: a
 * form that the browser sent by itself would lead away from the page and nowhere.
 */
export function Send({ form: { busy, trouble }, purpose, children }: SendProps) {
  const interactive = useIsInteractive()
  return (
    <Foot>
      {trouble && <ErrorNotice>{trouble}</ErrorNotice>}
      <Button type="submit" variant="primary" block loading={busy} disabled={!interactive}>
        {children}
      </Button>
      <noscript>
        <Small>{fr("L'envoi de ce formulaire a besoin de JavaScript.")}</Small>
      </noscript>
      <Small>
        {fr(`${purpose} Nous les gardons 24 mois au plus :`)}{' '}
        <Link to={paths.privacyPolicy}>politique de confidentialité</Link>.
      </Small>
    </Foot>
  )
}
