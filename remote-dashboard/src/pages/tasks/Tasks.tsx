import styled from '@emotion/styled'

const Box = styled.section`
  display: grid;
  gap: 0.375rem;
  h1 { font-size: var(--text-2xl); }
  p { color: var(--muted); }
`

/** The tools library (specification, section 2, Tools library). */
export default function Tasks() {
  return (
    <Box>
      <h1 lang="en">Tools Library</h1>
      <p>
        La bibliothèque ouvre bientôt. En attendant, chaque outil s’ajoute depuis l’éditeur du tableau de
        bord.
      </p>
    </Box>
  )
}
