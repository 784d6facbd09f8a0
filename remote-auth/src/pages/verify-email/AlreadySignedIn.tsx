import { forgetAddressToken, useAuth } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { Button, ButtonLink } from '@cadence/shared/ui'
import { useEffect } from 'react'
import { FormCard, Stack } from '../../screen/FormCard.tsx'

/** Asks before a link replaces the current session: anybody could have sent the link. */
export function AlreadySignedIn({ onVerify }: { onVerify: () => void }) {
  const { user } = useAuth()
  // Leaving this screen is an answer too: the link is not used.
  useEffect(() => forgetAddressToken, [])
  return (
    <FormCard
      title="Vous êtes déjà connecté"
      lead={
        user && (
          <>
            Vous utilisez Cadence avec le compte de{' '}
            <strong>{`${user.firstName} ${user.lastName}`.trim()}</strong> ({user.email}).
          </>
        )
      }
      foot={<Link to={paths.helpCenter}>Support</Link>}
    >
      <Stack>
        <p>
          Le lien que vous avez ouvert vérifie une adresse et connecte son compte à la place de celui-ci. Ne
          continuez que si vous l’avez demandé.
        </p>
        <ButtonLink to={paths.dashboard} replace variant="primary">
          Garder ma session
        </ButtonLink>
        <Button block onClick={onVerify}>
          Vérifier l’adresse et changer de compte
        </Button>
      </Stack>
    </FormCard>
  )
}
