import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { Button, ButtonLink, Dialog, DialogActions } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { premiumTexts } from '../../../texts/settings.ts'
import { Section } from '../Section.tsx'
import { Tiles } from './PremiumTiles.tsx'

const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  padding: clamp(1.25rem, 1rem + 1.5vw, 2rem);
  border-radius: var(--radius-card);
  background: linear-gradient(120deg, var(--premium-from), var(--premium-to));
  color: var(--on-accent);
  & > span { display: inline-flex; align-items: center; gap: 0.5rem; font-size: var(--text-sm); font-weight: 600; }
  h3 { font-size: var(--text-2xl); overflow-wrap: break-word; }
  p { max-width: 34em; }
  button { margin-top: 0.5rem; }
`

const Included = styled.h3`
  margin-top: 0.75rem;
  font-size: var(--text-lg);
`

const Soon = styled.div`
  display: grid;
  gap: 0.75rem;
  color: var(--muted);
`

/** The Premium promotion (specification, section 2, Settings). Nothing is sold yet: the button opens a dialog that says so. */
export function Premium() {
  const t = useTexts(premiumTexts)
  const lang = useLanguageTag('en')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Section title={t.title}>
      <Offer>
        <span>
          <Sparkles size={18} strokeWidth={1.75} aria-hidden="true" />
          {t.offer}
        </span>
        <h3>{t.headline}</h3>
        <p>{t.pitch}</p>
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog" lang={lang}>
          {t.upgrade}
        </Button>
      </Offer>
      <Included>{t.included}</Included>
      <Tiles />
      <Dialog open={isOpen} title={t.dialogTitle} onClose={close}>
        <Soon>
          <p>{t.dialogText}</p>
          <p>{t.themesNow}</p>
        </Soon>
        <DialogActions>
          <ButtonLink to={paths.appearance}>{t.seeThemes}</ButtonLink>
          <Button variant="primary" onClick={close}>
            {t.close}
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  )
}
