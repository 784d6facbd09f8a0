import styled from '@emotion/styled'
import { Column, Section } from '../../../parts/layout.ts'
import { categories } from '../content/categories.ts'
import { Shelf } from './Shelf.tsx'

const Title = styled.h2`
  margin-bottom: 2.5rem;
`

/** The four categories as shelves, the popular articles on them. */
export function Shelves() {
  return (
    <Section>
      <Column>
        <Title>Articles populaires</Title>
        {categories.map((category) => (
          <Shelf key={category.id} {...category} />
        ))}
      </Column>
    </Section>
  )
}
