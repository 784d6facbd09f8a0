/** The accounts on the stand-in's page. The last one has an unverified address. */
export const accounts = [
  {
    sub: 'dev-camille',
    given_name: 'Camille',
    family_name: 'Moreau',
    email: 'camille.moreau@example.org',
    email_verified: true,
  },
  {
    sub: 'dev-yanis',
    given_name: 'Yanis',
    family_name: 'Benali',
    email: 'yanis.benali@example.org',
    email_verified: true,
  },
  {
    sub: 'dev-ines',
    given_name: 'Inès',
    family_name: 'Garnier',
    email: 'ines.garnier@example.org',
    email_verified: true,
  },
  {
    sub: 'dev-noe',
    given_name: 'Noé',
    family_name: 'Lefèvre',
    email: 'noe.lefevre@example.org',
    email_verified: false,
  },
]

export type Account = (typeof accounts)[number]

export function claimsOf({ given_name, family_name, ...rest }: Account) {
  return { ...rest, given_name, family_name, name: `${given_name} ${family_name}` }
}
