import { useTexts } from '@cadence/shared/i18n'
import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Plus } from 'lucide-react'
import { newDashboardSearch } from '../../dashboards/dashboard-address.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { defaultLayout } from '../../widgets/catalogue.ts'
import { DashboardMiniature } from './DashboardMiniature.tsx'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  padding: 3rem 1.25rem 3.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  text-align: center;
  background: radial-gradient(42rem 20rem at 50% 0, color-mix(in srgb, var(--warm) 16%, transparent), transparent), var(--surface-1);
  & > div:first-of-type { width: min(24rem, 100%); margin-bottom: 1.25rem; border: 1px solid var(--outline); border-radius: var(--radius-card); background: var(--surface-2); text-align: start; mask-image: none; }
  h2 { font-size: var(--text-xl); }
  p { margin-bottom: 1rem; color: var(--muted); }
`

/** The page of a member without a saved dashboard. */
export function EmptyCollection() {
  const t = useTexts(collectionTexts)
  return (
    <Box>
      <DashboardMiniature items={defaultLayout} />
      <h2>{t.emptyTitle}</h2>
      <p>{t.emptyHint}</p>
      <ButtonLink
        to={{ pathname: paths.dashboard, search: newDashboardSearch }}
        variant="primary"
        icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t.create}
      </ButtonLink>
    </Box>
  )
}
