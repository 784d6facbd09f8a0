import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { fr } from '../../parts/typography.ts'

export default function Community() {
  return (
    <PageFrame
      title="Communauté"
      actions={
        <ButtonLink to={paths.joinDiscord} variant="primary">
          Rejoindre le Discord
        </ButtonLink>
      }
    >
      {fr(
        "On révise mieux quand quelqu'un révise à côté. Plus de 50 000 membres actifs se retrouvent sur le Discord de Cadence pour s'encourager, poser leurs questions et partager leur façon de travailler.",
      )}
    </PageFrame>
  )
}
