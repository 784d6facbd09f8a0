import { forgetAddressToken, useAuth } from '@cadence/shared/auth'
import { Link, paths } from '@cadence/shared/router'
import { Button, ButtonLink } from '@cadence/shared/ui'
import { useEffect } from 'react'
import { FormCard } from '../../parts/FormCard.tsx'
import { Stack } from '../../parts/Stack.tsx'

/** Asks before a link signs in somebody else than the member who is here: it may have come from anybody. */
export function AlreadySignedIn({ onVerify }: { onVerify: () => void }) {
  const { user } = useAuth()
  // Whoever goes elsewhere has answered, too.
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
