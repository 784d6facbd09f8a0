import { Link, paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import { Logo } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { memo } from 'react'
import { Social } from './Social.tsx'

const Box = styled.footer`
  border-top: 1px solid var(--hairline);
  background: var(--surface-1);
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2rem 1.5rem;
  width: min(100% - var(--gutters), 75rem);
  margin: 0 auto;
  padding-block: 2.5rem 1.5rem;
  @media (min-width: 40rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 2.5rem 2rem; padding-block: 3.5rem 2rem; }
  @media (min-width: 60rem) { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  h2 { font: 600 var(--text-sm)/1.4 var(--font-text); letter-spacing: 0; color: var(--faint); margin-bottom: 0.75rem; }
  li { font-size: var(--text-sm); color: var(--muted); }
  li > :is(a, [lang]) { display: inline-block; padding-block: 0.375rem; }
  @media (max-width: 59.99rem), (pointer: coarse) {
    h2 { margin-bottom: 0.375rem; }
    li > :is(a, [lang]) { padding-block: 0.6875rem; }
  }
  li > a { color: var(--text); text-decoration: underline 1px var(--faint); text-underline-offset: 0.3em; }
  li > a:hover { text-decoration-color: currentColor; }
`

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  justify-content: space-between;
  width: min(100% - var(--gutters), 75rem);
  margin: 0 auto;
  padding-block: 1.25rem 2rem;
  border-top: 1px solid var(--hairline);
  font-size: var(--text-sm);
  color: var(--faint);
`

/* A row of its own above the links, until there is room for a column. */
const Brand = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  /* The dot of the logo is on the edge of the column. */
  > span { margin-left: -5px; }
  @media (min-width: 60rem) { grid-column: auto; display: block; ul { margin-top: 0.5rem; } }
`

/** An entry without a path is a placeholder, stated in English: plain text, because a link would lead nowhere. Links are underlined. */
interface Entry {
  label: string
  to?: string
}

const groups: { title: string; entries: Entry[] }[] = [
  {
    title: site.product,
    entries: [{ label: 'About' }, { label: 'Our Mission' }, { label: 'Press & Media' }, { label: 'Pricing' }],
  },
  {
    title: 'Communauté',
    entries: [
      { label: 'Programme ambassadeur', to: paths.ambassadorProgram },
      { label: 'Webinars & Events' },
    ],
  },
  {
    title: 'Support',
    entries: [{ label: 'Contact' }, { label: 'Technical Support' }, { label: 'Feedback' }],
  },
  {
    title: 'Légal',
    entries: [
      { label: 'Mentions légales', to: paths.legalNotice },
      { label: 'Politique de confidentialité', to: paths.privacyPolicy },
      { label: 'CGU', to: paths.cgu },
    ],
  },
]

/** The footer of the public site (specification, section 2, Public header and footer). */
export const Footer = memo(function Footer() {
  return (
    <Box>
      <Columns>
        <Brand>
          <Logo />
          <Social />
        </Brand>
        {groups.map(({ title, entries }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {entries.map(({ label, to }) => (
                <li key={label}>{to ? <Link to={to}>{label}</Link> : <span lang="en">{label}</span>}</li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
      <Legal>
        <p>
          © {site.copyrightYear} {site.product}, un produit de {site.parentCompany}. Tous droits réservés.
        </p>
        <p>Les pages qui ne sont pas soulignées sont à venir.</p>
      </Legal>
    </Box>
  )
})
