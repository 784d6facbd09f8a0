import { ApiError, useSubmit } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { paths, useNavigate } from '@cadence/shared/router'
import { DASHBOARDS_MAX } from '@cadence/shared/schemas'
import { Button, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { CopyPlus } from 'lucide-react'
import { Fragment } from 'react'
import { showcaseTexts } from '../../../texts/community-hub.ts'
import { copyLayout } from './copy-layout.ts'
import { type Layout, layoutTextsOf } from './layouts.ts'
import { Miniature } from './Miniature.tsx'

const Box = styled.li`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  overflow: hidden;
`

const About = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  justify-items: start;
  gap: 0.5rem;
  padding: 1.25rem;
  h3 { font-size: var(--text-md); }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.5; }
  small { color: var(--faint); font-size: var(--text-sm); line-height: 1.45; }
  /* « To-do List » would be divided at its hyphen. */
  small > span { white-space: nowrap; }
  button { margin-top: 0.5rem; }
`

/** One dashboard of the showcase: a picture, its description, and a button that copies it. */
export function LayoutCard({ layout }: { layout: Layout }) {
  const t = useTexts(showcaseTexts)
  const namesTag = useLanguageTag('en')
  const navigate = useNavigate()
  const { name, text } = layoutTextsOf(layout.id, t)

  const copying = useSubmit(
    async () => {
      const copy = await copyLayout(name, layout.items)
      if (copy === 'full') {
        toast({ kind: 'error', text: t.full({ max: DASHBOARDS_MAX }) })
        return
      }
      const see = { label: t.see, run: () => void navigate(paths.collection) }
      toast({ kind: 'success', text: t.copied({ name: copy.name }), action: see })
    },
    {
      onFailure: (error) => {
        console.warn('The dashboard could not be copied', error)
        const isOffline = error instanceof ApiError && error.kind === 'no-answer'
        toast({ kind: 'error', text: isOffline ? t.offline : t.failed })
      },
    },
  )

  return (
    <Box>
      <Miniature items={layout.items} />
      <About>
        <h3>{name}</h3>
        <p>{text}</p>
        <small lang={namesTag}>
          {layout.items.map(({ id }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <span>{t[`name${id}`]}</span>
            </Fragment>
          ))}
        </small>
        {/* Not `disabled` while it copies: a disabled button loses the focus. */}
        <Button
          size="sm"
          icon={<CopyPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={t.copyNamed({ name })}
          aria-disabled={copying.busy || undefined}
          onClick={() => void copying.submit()}
        >
          {t.copy}
        </Button>
      </About>
    </Box>
  )
}
