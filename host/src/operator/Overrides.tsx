import { documentRegistry } from '@cadence/releases/browser/live-registry'
import { PREVIEW_PATH } from '@cadence/releases/registry'
import { remoteNames } from '@cadence/shared/contract'
import { SelectField, TextField } from '@cadence/shared/forms'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import { useState } from 'react'
import { resetPreview } from '../preview/PreviewBadge.tsx'
import { placeText } from '../preview/preview-wording.ts'
import { Form, Rows, Section } from './operator-styles.ts'
import type { PreviewAccess } from './panel-contract.ts'

/** How a preview is opened that this panel cannot open. */
const elsewhere = {
  signed: 'Un lien signé ouvre un aperçu\u202f: npm run preview.',
  off: 'Les aperçus sont désactivés sur ce serveur (PREVIEW_SECRET).',
}

/** The previews of this browser, a way to end each, and a form for a new one if no signature is needed. */
export function Overrides({ access }: { access: PreviewAccess | null }) {
  const previews = documentRegistry().previews()
  const [failed, setFailed] = useState(false)
  const reset = (remote: string) => {
    setFailed(false)
    resetPreview(remote).catch(() => setFailed(true))
  }
  return (
    <Section aria-labelledby="panel-previews">
      <h2 id="panel-previews">Aperçus</h2>
      <p>
        {previews.length === 0
          ? 'Ce navigateur voit ce qui est en ligne. Un aperçu ne montre un autre remote qu’à lui.'
          : 'Ce navigateur, et lui seul, voit\u202f:'}
      </p>
      {previews.length > 0 && (
        <Rows>
          {previews.map((preview) => (
            <li key={preview.remote}>
              <span>
                {placeText(preview)}
                {preview.failed && <small>Introuvable{'\u202f'}: la version en ligne s’affiche.</small>}
              </span>
              <Button size="sm" onClick={() => reset(preview.remote)}>
                Quitter
              </Button>
            </li>
          ))}
        </Rows>
      )}
      {failed && <ErrorNotice>L’aperçu n’a pas pu être retiré. Réessayez.</ErrorNotice>}
      {access === 'free' && (
        <Form action={PREVIEW_PATH} method="get">
          <SelectField label="Remote" name="remote">
            {remoteNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <TextField
            label="Adresse ou version"
            name="at"
            required
            placeholder="http://localhost:3002"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit">Voir</Button>
        </Form>
      )}
      {(access === 'signed' || access === 'off') && <p>{elsewhere[access]}</p>}
    </Section>
  )
}
