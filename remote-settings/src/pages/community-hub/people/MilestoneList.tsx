import styled from '@emotion/styled'

/** The rows of milestones: one column on a phone, three on a desktop. Each has room for two lines of what was reached. */
export const MilestoneList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  grid-auto-rows: minmax(7.625rem, auto);
  gap: 0.75rem;
`
