import styled from '@emotion/styled'

const Box = styled.section`
  display: grid;
  gap: 0.75rem;
  h1 { font-size: var(--text-3xl); }
  p { color: var(--muted); }
`

/** A page whose content is announced (specification, section 2). */
export function ComingSoon({ title }: { title: string }) {
  return (
    <Box lang="en">
      <h1>{title}</h1>
      <p>Coming Soon</p>
    </Box>
  )
}
