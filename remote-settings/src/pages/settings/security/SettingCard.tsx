import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: clamp(1.125rem, 4vw, 1.5rem);
  &[data-tone='danger'] { border-color: color-mix(in srgb, var(--coral) 40%, transparent); }
`

const Head = styled.div`
  display: grid;
  gap: 0.375rem;
  p { max-width: 38em; color: var(--muted); font-size: var(--text-sm); line-height: 1.5; }
`

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  h3 { font-size: var(--text-md); overflow-wrap: anywhere; }
`

interface Props {
  title: string
  hint: string
  /** Shown beside the title. */
  badge?: ReactNode
  tone?: 'neutral' | 'danger'
  children?: ReactNode
}

/** One card of a section: its title, its purpose and its commands. */
export function SettingCard({ title, hint, badge, tone = 'neutral', children }: Props) {
  const titleId = useId()
  return (
    <Box aria-labelledby={titleId} data-tone={tone}>
      <Head>
        <Title>
          <h3 id={titleId}>{title}</h3>
          {badge}
        </Title>
        <p>{hint}</p>
      </Head>
      {children}
    </Box>
  )
}
