import styled from '@emotion/styled'

const List = styled.ul`
  display: flex;
  /* The lines of its last icon end on the edge of the column, beside the logo; below the logo, those of the first begin there. */
  margin: -0.5rem -15px -0.5rem 0;
  color: var(--faint);
  li { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; }
  @media (min-width: 60rem) { margin: 0 0 0 -14px; }
`

/** Each drawn on 24 by 24, as the other icons are. */
const networks = [
  {
    name: 'Discord',
    paths: [
      'M8 6.5a13 13 0 0 1 8 0c2.6 2.6 4 6 4 10-1.4 1.2-3 2-4.6 2.3l-1-2M8 6.5c-2.6 2.6-4 6-4 10 1.4 1.2 3 2 4.6 2.3l1-2m-2-.8c2.8 1.2 6 1.2 8.8 0',
      'M9.5 12.2v.6M14.5 12.2v.6',
    ],
  },
  {
    name: 'Instagram',
    paths: [
      'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z',
      'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM16.5 7.5h.01',
    ],
  },
  { name: 'TikTok', paths: ['M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.3 3 2.5 5 5.5 5.2'] },
]

/** The social networks: placeholders (specification, section 2), so pictures and names, and nothing to press. */
export function Social() {
  return (
    <List aria-label="Réseaux sociaux, bientôt">
      {networks.map(({ name, paths }) => (
        <li key={name}>
          <svg
            width="22"
            height="22"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {paths.map((path) => (
              <path key={path} d={path} />
            ))}
          </svg>
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
    </List>
  )
}
