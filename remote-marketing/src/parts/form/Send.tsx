import { Link, paths } from '@cadence/shared/router'
import { Button, DialogActions, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { fr } from '../typography.ts'
import { useIsInteractive } from './use-is-interactive.ts'

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

/** Props of the end of a form: the state of sending, and the purpose of the data as a whole sentence. */
export interface SendProps {
  form: { busy: boolean; trouble: string | null }
  purpose: string
  /** The button is the foot of a dialog, and stays in sight. */
  inDialog?: boolean
  children: ReactNode
}

/**
 * The end of a form: the failure, the button, and how long the data are stored. The button is disabled until the script
 * runs: a browser that sends the form by itself would leave the page, to an address that does not exist.
 */
export function Send({ form: { busy, trouble }, purpose, inDialog = false, children }: SendProps) {
  const interactive = useIsInteractive()
  const button = (
    <Button type="submit" variant="primary" block={!inDialog} loading={busy} disabled={!interactive}>
      {children}
    </Button>
  )
  const foot = (
    <Foot>
      {trouble && <ErrorNotice>{trouble}</ErrorNotice>}
      {!inDialog && button}
      <noscript>
        <Small>{fr("L'envoi de ce formulaire a besoin de JavaScript.")}</Small>
      </noscript>
      <Small>
        {fr(`${purpose} Nous les gardons 24 mois après la fin de nos échanges :`)}{' '}
        <Link to={paths.privacyPolicy}>politique de confidentialité</Link>.
      </Small>
    </Foot>
  )
  if (!inDialog) return foot
  return (
    <>
      {foot}
      <DialogActions>{button}</DialogActions>
    </>
  )
}
